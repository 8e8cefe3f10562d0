import { describe, expect, test } from 'vitest'
import type { Filters } from '#kit/contract/page.ts'
import { hasRole, roles } from '#kit/contract/role.ts'
import { filtersOf } from '#kit/list/web/search/search.ts'
import { hrefOf } from '#features/insight/dashboard/dashboard.href.ts'
import { lineKeys, lineOf, type ListName } from '#features/insight/dashboard/dashboard.lines.ts'
import { ability } from '#features/content/ability/ability.contract.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { assignment } from '#features/learning/assignment/assignment.contract.ts'
import { decisionFilters, waitingFilters } from '#features/content/audit/audit.contract.ts'
import { banner } from '#features/sale/banner/banner.contract.ts'
import { career } from '#features/content/career/career.contract.ts'
import { course } from '#features/content/course/course.contract.ts'
import { exchangeCode } from '#features/sale/exchange-code/exchange-code.contract.ts'
import { exchangeTask } from '#features/sale/exchange-task/exchange-task.contract.ts'
import { learningRecord } from '#features/learning/attempt/learning.contract.ts'
import { progress } from '#features/learning/attempt/progress.contract.ts'
import { messageFilters } from '#features/learning/message/message.contract.ts'
import { order } from '#features/sale/order/order.contract.ts'
import { product } from '#features/content/product/product.contract.ts'
import { tag } from '#features/content/tag/tag.contract.ts'
import { allowedRoutes, flatten, routeTable } from './routing/routes.ts'
import { screens } from './routing/screens.ts'

const filters: Readonly<Record<ListName, Filters>> = {
  ability: ability.filters,
  activity: activity.filters,
  banner: banner.filters,
  career: career.filters,
  course: course.filters,
  decision: decisionFilters,
  exchangeCode: exchangeCode.filters,
  exchangeTask: exchangeTask.filters,
  message: messageFilters,
  order: order.filters,
  product: product.filters,
  progress: progress.filters,
  study: learningRecord.filters,
  tag: tag.filters,
  waiting: waitingFilters,
  work: assignment.filters,
}

const reader = { id: 7, now: 1_795_000_000_000, since: 1_794_000_000_000 }
const screenOf = (path: string) => Object.entries(screens).find(([screenPath]) => screenPath === path)?.[1]

describe('every number of the dashboard', () => {
  test.each(lineKeys)('%s leads to a screen that reads from the address what was counted', (key) => {
    const line = lineOf(key)
    const expected = line.filters(reader)
    const { pathname, searchParams } = new URL(
      hrefOf(line.path, { ...line.place, ...expected }),
      'http://console',
    )
    const search = screenOf(pathname)?.search
    if (!search) throw new Error(`${pathname} reads no address`)
    const read = Object.fromEntries(Object.entries(search(Object.fromEntries(searchParams))))
    expect(filtersOf(filters[line.list], read)).toEqual(expected)
    expect(read).toMatchObject(line.place ?? {})
  })

  test.each(lineKeys)('%s leads nobody to a screen that is closed to them', (key) => {
    const { who, path } = lineOf(key)
    for (const role of roles.filter((each) => hasRole({ id: 1, roles: [each] }, who))) {
      const open = flatten(allowedRoutes(routeTable, { id: 1, roles: [role] }))
      expect({ role, isOpen: open.some((row) => row.path === path) }).toEqual({ role, isOpen: true })
    }
  })
})
