import { describe, expect, test } from 'vitest'
import { roles, type Role } from '#kit/contract/role.ts'
import { reviewHomes } from '#features/content/audit/web/reviewPaths.ts'
import { allowedRoutes, flatten, routeTable, trailTo, type RouteRow } from './routes.ts'

/** Every address of the specification's route groups, and those that the decisions add. */
const addresses = `
/dashboard /i18n/index /gallery
/profile/index /profile/home /profile/pwd
/base/career/list /base/career/add /base/career/edit /base/career/view
/base/ability/list /base/ability/add /base/ability/view /base/ability/edit /base/tag/list
/manage/activity/list /manage/activity/import /manage/activity/view /manage/activity/add /manage/activity/edit
/manage/activity/copy /manage/activity/review /manage/activity/versions /manage/activity/print
/manage/lession/list /manage/lession/auth /manage/lession/view /manage/lession/add /manage/lession/edit
/manage/lession/copy
/manage/product/list /manage/product/view /manage/product/add /manage/product/edit /manage/product/copy
/manage/media/list
/exchange/list/index /exchange/task/index /exchange/task/view
/datas/studys/list /datas/studys/status /datas/studys/independent /datas/studys/statistics
/datas/roles/list /datas/roles/access /datas/works/list /datas/works/view /datas/works/edit
/datas/orders/list /datas/banners/list /datas/logs/list /datas/jobs/list
/statics/activity/board /statics/activity/info
/configs/connect /configs/connectVoices /configs/agentList /configs/agentAdd /configs/agentEdit /configs/aiList /configs/aiAdd /configs/aiEdit
/configs/aiDebug /configs/aiTake /configs/units /configs/tts /configs/minimax /configs/usage /configs/words
/msgs/index/list /msgs/teachering/list /msgs/teachered/list /msgs/simple/list /msgs/multiple/list
/audits/profile /audits/career /audits/ability /audits/product
`
  .trim()
  .split(/\s+/)

const paths = (rows: readonly RouteRow[]) => flatten(rows).map(({ path }) => path)
const openTo = (...roles: Role[]) => paths(allowedRoutes(routeTable, { id: 1, roles }))
const screensOf = (rows: readonly RouteRow[]) => flatten(rows).filter(({ children }) => !children)

describe('the route table', () => {
  test('has every address of the specification, and no other', () => {
    expect(
      screensOf(routeTable)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(addresses.toSorted())
  })

  test('names each address once', () => {
    expect(new Set(paths(routeTable)).size).toBe(paths(routeTable).length)
  })

  test.each([
    ['/base', '/base/career/list'],
    ['/manage', '/manage/product/list'],
    ['/exchange', '/exchange/list/index'],
    ['/datas', '/datas/studys/list'],
    ['/configs', '/configs/agentList'],
    ['/msgs', '/msgs/index/list'],
    ['/audits', '/audits/profile'],
    ['/profile', '/profile/index'],
  ])('%s leads to %s', (group, first) => {
    expect(routeTable.find(({ path }) => path === group)?.redirect).toBe(first)
  })

  test('shows the groups in the order of the specification', () => {
    const shown = routeTable.filter(({ isHidden }) => !isHidden).map(({ path }) => path)
    expect(shown).toEqual([
      '/dashboard',
      '/base',
      '/manage',
      '/exchange',
      '/datas',
      '/configs',
      '/msgs',
      '/audits',
    ])
  })

  test.each<Role>(['auditor', 'super_admin'])('%s finds every queue of reviews in the menu', (role) => {
    const menu = allowedRoutes(routeTable, { id: 1, roles: [role] }).filter(({ isHidden }) => !isHidden)
    const shown = menu.flatMap(({ children = [] }) => children.filter(({ isHidden }) => !isHidden))
    expect(paths(shown)).toEqual(expect.arrayContaining(Object.values(reviewHomes)))
  })

  test('lights a list that exists while a screen below it is open', () => {
    for (const { under } of flatten(routeTable)) if (under) expect(addresses).toContain(under)
  })

  test('leads to a screen through its group and its list', () => {
    expect(trailTo('/base/career/edit').map(({ path }) => path)).toEqual([
      '/base',
      '/base/career/list',
      '/base/career/edit',
    ])
    expect(trailTo('/nowhere')).toEqual([])
  })
})

describe('what a role may open', () => {
  test('an auditor finds the platform review in the menu, among all that is reviewed', () => {
    const menu = allowedRoutes(routeTable, { id: 1, roles: ['auditor'] })
    const audits = menu.find(({ path }) => path === '/audits')
    expect(audits?.children?.map(({ path, isHidden }) => ({ path, isShown: !isHidden }))).toContainEqual({
      path: '/manage/activity/review',
      isShown: true,
    })
  })

  test('a super administrator may open everything', () => {
    expect(openTo('super_admin').toSorted()).toEqual(paths(routeTable).toSorted())
  })

  test.each<[Role, string]>([
    ['admin_designer', '/datas'],
    ['admin_designer', '/statics'],
    ['admin_designer', '/audits'],
    ['admin_designer', '/configs/aiList'],
    ['lx_designer', '/base/tag/list'],
    ['lx_designer', '/exchange'],
    ['lx_designer', '/manage/activity/review'],
    ['lx_designer', '/datas'],
    ['auditor', '/base/career/list'],
    ['auditor', '/configs'],
    ['teacher', '/datas/orders/list'],
    ['teacher', '/datas/roles/list'],
    ['teacher', '/manage/activity/list'],
    ['teacher', '/manage/lession/add'],
    ['teacher', '/manage/lession/copy'],
    ['teacher', '/manage/lession/auth'],
    ['teacher', '/manage/product/add'],
    ['teacher', '/manage/product/copy'],
    ['teacher', '/manage/media'],
    ['auditor', '/manage/lession/list'],
    ['teacher', '/manage/lession/list'],
    ['teacher', '/manage/product/list'],
    ['student', '/manage'],
    ['student', '/dashboard'],
    ['student', '/msgs'],
  ])('%s may not open %s', (role, path) => {
    expect(openTo(role).filter((open) => open === path || open.startsWith(`${path}/`))).toEqual([])
  })

  test.each<[Role, string]>([
    ['admin_designer', '/base/tag/list'],
    ['admin_designer', '/exchange/task/index'],
    ['lx_designer', '/manage/activity/edit'],
    ['lx_designer', '/configs/agentList'],
    ['auditor', '/audits/career'],
    ['auditor', '/manage/activity/review'],
    ['auditor', '/base/ability/view'],
    ['teacher', '/datas/works/edit'],
    ['teacher', '/datas/studys/list'],
    ['teacher', '/msgs/teachered/list'],
    ['teacher', '/manage/lession/edit'],
    ['teacher', '/manage/product/edit'],
    ['auditor', '/manage/lession/view'],
    ['auditor', '/manage/lession/edit'],
    ['auditor', '/manage/product/edit'],
    ['student', '/profile/pwd'],
  ])('%s may open %s', (role, path) => {
    expect(openTo(role)).toContain(path)
  })

  test('any one of several roles is enough', () => {
    const both = openTo('teacher', 'auditor')
    expect(both).toContain('/datas/works/list')
    expect(both).toContain('/audits/career')
  })

  test('every signed-in person may change the own password', () => {
    for (const role of roles) expect(openTo(role)).toContain('/profile/pwd')
  })
})
