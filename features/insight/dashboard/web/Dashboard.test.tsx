import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Role } from '#kit/contract/role.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, text } from '#kit/testing/web/page.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import type { BeginStep, DashboardData, LineCount } from '../dashboard.contract.ts'
import { beginKeys, type BeginKey } from '../dashboard.begin.ts'
import type { LineKey } from '../dashboard.lines.ts'
import { zh } from '../words/zh.ts'
import { Dashboard } from './Dashboard.tsx'

let fake: FakeServer
let page: Drawn

const days = ['2026-11-21', '2026-11-22']
const empty: DashboardData = {
  begin: null,
  school: null,
  lines: [],
  days,
  charts: [],
  income: null,
  played: null,
}
const line = (key: LineKey, total: number, own: Partial<LineCount> = {}): LineCount => ({
  key,
  total,
  totalIsCapped: false,
  href: `/there/${key}?status=draft`,
  ...own,
})

/** The steps to the first learner, of which these are done. */
const begun = (...done: readonly BeginKey[]): BeginStep[] =>
  beginKeys.map((key) => ({
    ...{ key, isDone: done.includes(key) },
    href: key === 'open' ? '/learn/activity/4' : `/there/${key}`,
  }))

beforeEach(async () => {
  fake = await startFakeServer([], { id: 7, roles: [] })
})
afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

async function open(answer: () => Partial<DashboardData>, ...roles: Role[]) {
  setSession({ id: 7, roles, username: 'lin', nickname: '林晓', avatar: '' })
  fake.answer('/system/dashboard/get', () => ({ ...empty, ...answer() }))
  const routes = {
    '/dashboard': () => (
      <Dashboard renderNotice={({ status }) => <p>{status}</p>} offer={<p>要一所学校吗</p>} />
    ),
    '/there/$key': () => <p>列表</p>,
  }
  page = await draw({
    at: '/dashboard',
    fake,
    routes,
    words: { zh: { dashboard: zh } },
  })
}

test('what waits is shown in groups, what does not wait is left out, and a number leads to its list', async () => {
  const lines = [line('reviewCareers', 3), line('reviewProducts', 0), line('draftActivities', 12_000)]
  await open(() => ({ lines }), 'super_admin')
  const link = await eventually(() => byRole('link', /待审核的职业/))
  expect(link.textContent).toContain('3')
  expect(text()).toContain('12,000')
  expect(text()).not.toContain(zh.lines.reviewProducts)
  expect(text()).not.toContain(zh.groups.failures)
  click(link)
  await eventually(() => expect(page.address()).toBe('/there/reviewCareers?status=draft'))
})

test('more than lists count exactly says so', async () => {
  await open(() => ({ lines: [line('draftActivities', 10_000, { totalIsCapped: true })] }), 'lx_designer')
  await eventually(() => expect(text()).toContain('10,000+'))
})

test('nothing that waits is a good word, and another one for who teaches', async () => {
  await open(() => ({ lines: [line('works', 0)] }), 'teacher')
  await eventually(() => expect(text()).toContain(zh.waiting.noneTeacher))
})

test('an empty console shows one thing: the steps to the first learner', async () => {
  await open(() => ({ begin: begun(), lines: [line('careers', 0), line('works', 0)] }), 'super_admin')
  await eventually(() => expect(text()).toContain(zh.begin.title))
  expect(allByRole('link', /./).map((link) => link.textContent)).toEqual(
    beginKeys.map((key) => zh.begin.go[key]),
  )
  expect(allByRole('heading', zh.waiting.title)).toEqual([])
  for (const absent of [zh.stock, zh.lines.works]) expect(text()).not.toContain(absent)
})

test('a step that is done has its tick and no button, the next one leads on, and what learners see opens beside', async () => {
  await open(() => ({ begin: begun('career', 'activity', 'publish') }), 'super_admin')
  const link = await eventually(() => byRole('link', zh.begin.go.open))
  expect(link.getAttribute('href')).toBe('/learn/activity/4')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.className).toContain('primary')
  expect(allByRole('img', zh.begin.done)).toHaveLength(3)
  expect(allByRole('link', zh.begin.go.publish)).toEqual([])
  expect(text()).toContain(zh.waiting.title)
  click(byRole('link', zh.begin.go.invite))
  await eventually(() => expect(page.address()).toBe('/there/invite'))
})

test('a school whose first learner has answered is not helped any more, and nothing is a zero', async () => {
  const lines = [line('careers', 2), line('activities', 1), line('courses', 0)]
  await open(() => ({ lines }), 'super_admin')
  await eventually(() => expect(text()).toContain(zh.stock))
  expect(text()).not.toContain(zh.begin.title)
  expect(allByRole('link', new RegExp(zh.lines.courses))).toEqual([])
})

test('what happened is drawn, what did not is left out, and money is beside its orders', async () => {
  const charts: DashboardData['charts'] = [
    { key: 'orders', series: [{ key: 'paid', values: [1, 2] }] },
    { key: 'codes', series: [{ key: 'redeemed', values: [0, 0] }] },
  ]
  await open(() => ({ charts, income: 39.8, lines: [line('paidOrders', 3)] }), 'super_admin')
  await eventually(() => expect(text()).toContain('39.80'))
  // Nothing is drawn in this browser: the figures are a table.
  await eventually(() => expect(text()).toContain('11-22'))
  expect(text()).not.toContain(zh.charts.codes)
  expect(text()).not.toContain(zh.charts.quiet)
})

test('days on which nothing happened are one sentence', async () => {
  const charts: DashboardData['charts'] = [{ key: 'codes', series: [{ key: 'redeemed', values: [0, 0] }] }]
  await open(() => ({ charts }), 'super_admin')
  await eventually(() => expect(text()).toContain(zh.charts.quiet))
})

test('own activities show how many learned them', async () => {
  const played = [{ activityId: 4, title: '访谈', cover: '', learners: 4, finished: 1 }]
  await open(() => ({ played }), 'lx_designer')
  const link = await eventually(() => byRole('link', /访谈/))
  expect(link.textContent).toContain('4 位学员')
  expect(link.textContent).toContain('25%')
  expect(byRole('link', zh.played.all).getAttribute('href')).toBe('/manage/activity/list?creatorId=7')
})

test('a refusal is shown and can be tried again', async () => {
  let isBroken = true
  await open(() => {
    if (isBroken) throw refused(1500, '数据库正在维护')
    return { lines: [line('works', 2)] }
  }, 'teacher')
  await eventually(() => expect(text()).toContain('数据库正在维护'))
  isBroken = false
  click(byRole('button', '重试'))
  await eventually(() => expect(text()).toContain(zh.lines.works))
})

test('an example school is offered below the steps while there is none, and told of above them as long as it is there', async () => {
  const none = { status: 'none', done: 0, total: 7, mayRemove: false } as const
  let school: DashboardData['school'] = none
  await open(() => ({ begin: begun(), school }), 'super_admin')
  await eventually(() => expect(text()).toContain('要一所学校吗'))
  expect(text()).not.toContain('filled')
  school = { ...none, status: 'filled', mayRemove: true }
  await page.undraw()
  await open(() => ({ begin: begun(), school }), 'super_admin')
  await eventually(() => expect(text()).toContain('filled'))
  expect(text()).not.toContain('要一所学校吗')
  // It is there to be looked at, beside the steps of one's own.
  expect(text()).toContain(zh.begin.title)
  expect(text()).toContain(zh.waiting.title)
})
