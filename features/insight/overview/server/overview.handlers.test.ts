import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordOverview } from '#kit/record/overview.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import { makeExchangeCode } from '#features/sale/exchange-code/server/makeExchangeCode.ts'
import { makeOrder } from '#features/sale/order/server/makeOrder.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { overviewEndpoints } from '../overview.contract.ts'
import type { OverviewKind } from '../overview.figures.ts'

let app: TestApp
let admin: Person
let designer: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('super_admin')
  designer = await app.person('lx_designer')
})
afterAll(() => app.close())

const overviewOf = (kind: OverviewKind, id: number, by: Person = admin): Promise<RecordOverview> =>
  app.call(overviewEndpoints[kind], { as: by, query: { id } })
const own = () => ({ creatorId: designer.id })
const numbers = ({ figures }: RecordOverview) =>
  Object.fromEntries(figures.map(({ key, value, of }) => [key, of === null ? value : [value, of]]))

describe('an activity', () => {
  test('that is public is to be placed, then shared, and counts the courses that have it', async () => {
    const { id } = await makeActivity(app.services, { ...own(), status: 'public' })
    expect(await overviewOf('activity', id, designer)).toEqual({
      figures: [],
      next: { key: 'place', href: '' },
    })
    await makeCourse(app.services, { ...own(), places: [{ unit: 1, activityId: id }] })
    expect(await overviewOf('activity', id, designer)).toEqual({
      figures: [
        {
          key: 'courses',
          value: 1,
          unit: 'count',
          of: null,
          isCapped: false,
          href: `/manage/lession/list?activityId=${id}`,
        },
      ],
      next: { key: 'share', href: '' },
    })
  })

  test('counts no course that the asker may not see', async () => {
    const { id } = await makeActivity(app.services, { ...own(), status: 'public' })
    await makeCourse(app.services, { creatorId: admin.id, places: [{ unit: 1, activityId: id }] })
    expect(numbers(await overviewOf('activity', id))).toEqual({ courses: 1 })
    expect(numbers(await overviewOf('activity', id, designer))).toEqual({})
  })

  test('that is a draft has no step beyond its moves', async () => {
    const { id } = await makeActivity(app.services, { ...own(), status: 'draft' })
    expect((await overviewOf('activity', id, designer)).next).toBeNull()
  })

  test('says how it is learned to whoever reads its statistics; its creator learns how many', async () => {
    const host = await app.person('teacher')
    const { id, publishedVersionId } = await makeActivity(app.services, {
      ...own(),
      status: 'public',
      hostTeacherIds: [host.id],
    })
    await app.services.database.pool.query(
      `insert into statistics_figure (version_id, activity_id, cohort, day, card_id, sums) values ($1, $2, 'all', 'all', 0, $3)`,
      [publishedVersionId, id, { met: 8, done: 2, scored: 2, score: 1500 }],
    )
    const learned = { learners: 8, finished: 0.25 }
    expect(numbers(await overviewOf('activity', id))).toEqual({ ...learned, score: 0.75 })
    const mine = await overviewOf('activity', id, designer)
    expect(numbers(mine)).toEqual(learned)
    expect(mine.figures.map(({ href }) => href)).toEqual(['', ''])
    const stranger = await app.person('lx_designer')
    expect(numbers(await overviewOf('activity', id, stranger))).toEqual({})
    const hosted = await overviewOf('activity', id, host)
    expect(numbers(hosted)).toEqual({ ...learned, score: 0.75 })
    expect(hosted.figures[0]?.href).toBe(`/datas/studys/statistics?id=${id}`)
  })
})

test('a public course is to be sold, until a product sells it', async () => {
  const { id } = await makeCourse(app.services, { ...own(), status: 'public' })
  expect((await overviewOf('course', id, designer)).next).toEqual({
    key: 'sell',
    href: `/manage/product/add?courseId=${id}`,
  })
  await makeProduct(app.services, { ...own(), courseIds: [id] })
  const sold = await overviewOf('course', id, designer)
  expect(sold.next?.key).toBe('share')
  expect(numbers(sold)).toEqual({ products: 1 })
})

test('a product counts its codes and paid orders for whoever has those lists, and wants codes first', async () => {
  const { id } = await makeProduct(app.services, { ...own(), status: 'public' })
  expect((await overviewOf('product', id)).next).toEqual({
    key: 'codes',
    href: `/exchange/task/index?productId=${id}&edit=new`,
  })
  await makeExchangeCode(app.services, { creatorId: admin.id, productId: id })
  await makeExchangeCode(app.services, { creatorId: admin.id, productId: id, status: 'redeemed' })
  await makeOrder(app.services, { creatorId: admin.id, productId: id, status: 'paid' })
  await makeOrder(app.services, { creatorId: admin.id, productId: id })
  const whole = await overviewOf('product', id)
  expect(numbers(whole)).toEqual({ redeemed: [1, 2], paid: 1 })
  expect(whole.next?.key).toBe('share')
  const administrator = await app.person('admin_designer')
  expect(numbers(await overviewOf('product', id, administrator))).toEqual({ redeemed: [1, 2] })
  expect(await overviewOf('product', id, designer)).toEqual({
    figures: [],
    next: { key: 'share', href: '' },
  })
})

test('a career counts what leads to it and has no step of its own', async () => {
  const { id } = await makeCareer(app.services, { ...own(), status: 'public' })
  await makeActivity(app.services, { ...own(), careerId: id })
  const shown = await overviewOf('career', id, designer)
  expect(numbers(shown)).toEqual({ activities: 1 })
  expect(shown.next).toBeNull()
})
