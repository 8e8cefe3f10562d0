import { afterEach, expect, test } from 'vitest'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, eventually, sleep, text } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { order } from '#features/sale/order/order.contract.ts'
import { zh } from '../words/zh.ts'
import { BoardScreen } from './screens.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const row = {
  activityId: 5,
  title: '访谈入门',
  cover: '',
  learners: 40,
  finished: 30,
  score: 0.62,
  times: { count: 30, q1: 60_000, median: 125_000, q3: 200_000 },
  weakCards: 2,
}

const answer = '/course/statistics/activity-board'

async function open(
  list: (typeof row)[],
  at: string,
  roles: readonly ('super_admin' | 'teacher')[],
  pending = 0,
) {
  const person = { id: 1, roles }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([], person)
  fake.answer(answer, () => ({ list, total: list.length, pending }))
  registerResources({
    course: { options: order.endpoints.options },
    product: { options: order.endpoints.options },
  })
  const routes = { '/statics/activity/board': () => <BoardScreen /> }
  page = await draw({ at, fake, routes, words: { zh: { statistics: zh } } })
}

const board = '/statics/activity/board'

test('activities are side by side, and link to their own figures of the same group', async () => {
  await open([row], `${board}?courseId=3`, ['super_admin'])
  await eventually(() => expect(text()).toContain('访谈入门'))
  for (const part of ['40', '30 75%', '62%', '2:05']) expect(text()).toContain(part)
  expect(byRole('link', '访谈入门').getAttribute('href')).toBe('/statics/activity/info?courseId=3&id=5')
  expect(fake.requests.findLast(({ path }) => path.endsWith('/activity-board'))?.query).toMatchObject({
    courseId: '3',
    sort: 'learners',
    order: 'desc',
  })
})

test('while changes are not counted yet, the figures are read anew until they are', async () => {
  await open([row], board, ['super_admin'], 7)
  await eventually(() => expect(text()).toContain('30 75%'))
  const reads = () => fake.requests.filter(({ path }) => path === answer).length
  fake.answer(answer, () => ({ list: [{ ...row, finished: 36 }], total: 1, pending: 0 }))
  await eventually(() => expect(text()).toContain('36 90%'))
  const counted = reads()
  await sleep(2500)
  expect(reads()).toBe(counted)
})

test.each([
  ['nobody has learned yet', board, ['super_admin'], zh.emptyLead],
  ['a teacher has not chosen a course', board, ['teacher'], zh.emptyTeacher],
  ['nobody fits the filters', `${board}?title=x`, ['super_admin'], zh.emptyFilteredLead],
] as const)('where %s, the board says what to do', async (_what, at, roles, lead) => {
  await open([], at, roles)
  await eventually(() => expect(text()).toContain(lead))
})
