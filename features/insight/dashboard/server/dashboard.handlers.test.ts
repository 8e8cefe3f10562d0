import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import { richOf } from '#kit/richText/richText.ts'
import type { Role } from '#kit/contract/role.ts'
import { ability } from '#features/content/ability/ability.contract.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import {
  speechTaskCardTable,
  speechTaskTable,
} from '#features/content/activity-speech/server/cardSpeech.table.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { assignmentEndpoints } from '#features/learning/assignment/assignment.contract.ts'
import { auditEndpoints } from '#features/content/audit/audit.contract.ts'
import { bannerEndpoints } from '#features/sale/banner/banner.contract.ts'
import { makeBanner } from '#features/sale/banner/server/makeBanner.ts'
import { careerEndpoints } from '#features/content/career/career.contract.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import { courseEndpoints } from '#features/content/course/course.contract.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { exchangeCodeEndpoints } from '#features/sale/exchange-code/exchange-code.contract.ts'
import { makeExchangeCode } from '#features/sale/exchange-code/server/makeExchangeCode.ts'
import { exchangeTaskEndpoints } from '#features/sale/exchange-task/exchange-task.contract.ts'
import { makeExchangeTask } from '#features/sale/exchange-task/server/makeExchangeTask.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { learningRecordEndpoints } from '#features/learning/attempt/learning.contract.ts'
import { progressEndpoints } from '#features/learning/attempt/progress.contract.ts'
import { makeEnrolment } from '#features/learning/attempt/server/makeEnrolment.ts'
import { messageEndpoints } from '#features/learning/message/message.contract.ts'
import { orderEndpoints } from '#features/sale/order/order.contract.ts'
import { makeOrder } from '#features/sale/order/server/makeOrder.ts'
import { productEndpoints } from '#features/content/product/product.contract.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import { makeTag } from '#features/content/tag/server/makeTag.ts'
import { tag } from '#features/content/tag/tag.contract.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { dashboardEndpoints, recentDays, type DashboardData } from '../dashboard.contract.ts'
import { hrefOf } from '../dashboard.href.ts'
import { lineOf, type LineKey, type ListName } from '../dashboard.lines.ts'

let app: TestApp
const people: Partial<Record<Role, Person>> = {}
const learnerAnswers = 2

const pages: Readonly<Record<ListName, { readonly path: string }>> = {
  ability: ability.endpoints.page,
  activity: activityEndpoints.page,
  banner: bannerEndpoints.page,
  career: careerEndpoints.page,
  course: courseEndpoints.page,
  decision: auditEndpoints.page,
  exchangeCode: exchangeCodeEndpoints.page,
  exchangeTask: exchangeTaskEndpoints.page,
  message: messageEndpoints.page,
  order: orderEndpoints.page,
  product: productEndpoints.page,
  progress: progressEndpoints.page,
  study: learningRecordEndpoints.page,
  tag: tag.endpoints.page,
  waiting: auditEndpoints.waiting,
  work: assignmentEndpoints.page,
}

const roles = ['super_admin', 'admin_designer', 'lx_designer', 'auditor', 'teacher'] as const

function person(role: Role): Person {
  const found = people[role]
  if (!found) throw new Error(`nobody is ${role}`)
  return found
}

const read = (as: Person) => app.call(dashboardEndpoints.get, { as })
const totalsOf = ({ lines }: DashboardData): Partial<Record<LineKey, number>> =>
  Object.fromEntries(lines.map(({ key, total }) => [key, total]))
const seriesOf = ({ charts }: DashboardData, name: string) =>
  charts.flatMap(({ series }) => series).find(({ key }) => key === name)?.values

/** What two creators make, in every state that somebody waits for. */
async function makeContent(creatorId: number) {
  const { services } = app
  for (const status of ['draft', 'reviewing', 'public']) await makeCareer(services, { creatorId, status })
  for (const status of ['draft', 'rejected', 'reviewing', 'public'])
    await makeProduct(services, { creatorId, status })
  await makeCareer(services, { creatorId, reviewReason: 'Too short' })
  const spoken = await makeActivity(services, { creatorId })
  const { db } = services.database
  const task = { activityId: spoken.id, creatorId, voiceId: 1, speed: 100, createdAt: services.now() }
  const [begun] = await db.insert(speechTaskTable).values(task).returning()
  const failed = { taskId: begun?.id ?? 0, cardId: 1, position: 0, outcome: 'failed' } as const
  await db.insert(speechTaskCardTable).values(failed)
  await makeCourse(services, { creatorId })
  await makeTag(services, { creatorId, status: 'pending' })
}

/** A course of a teacher with one work of each of some learners, and one that is nobody's but the learner's. */
async function makeLearning(teacherId: number) {
  const made = { creatorId: person('admin_designer').id, status: 'public' } as const
  const card = { id: 1, type: 'assignment', title: 'Interview', instructions: richOf('Talk.') }
  const taught = await makeActivity(app.services, { ...made, hostTeacherIds: [teacherId], cards: [card] })
  const other = await makeActivity(app.services, { ...made, cards: [card] })
  const course = await makeCourse(app.services, { ...made, places: [{ unit: 1, activityId: taught.id }] })
  for (let count = 0; count < learnerAnswers; count++) {
    const learner = await app.person('student')
    await makeEnrolment(app.services, { userId: learner.id, courseId: course.id })
    await submitWork(learner, taught.id)
    await app.call(learnEndpoints.ask, {
      as: learner,
      body: { activityId: taught.id, text: 'Why?', clientId: randomUUID() },
    })
  }
  await submitWork(await app.person('student'), other.id)
}

async function submitWork(as: Person, activityId: number): Promise<void> {
  const { cards } = await app.call(learnEndpoints.activity, { as, query: { id: activityId } })
  const place = { activityId, cardId: cards[0]?.id ?? 0, clientId: randomUUID() }
  await app.call(learnEndpoints.assignment, { as, body: { ...place, text: 'Mine' } })
}

/** Codes, orders and banners of today and of long ago. */
async function makeSale(creatorId: number) {
  const { services } = app
  const now = services.now()
  const longAgo = now - 90 * 86_400_000
  for (const redeemedAt of [now, now - 86_400_000, longAgo])
    await makeExchangeCode(services, { creatorId, status: 'redeemed', redeemedAt, userId: creatorId })
  for (const createdAt of [now, longAgo])
    await makeOrder(services, { creatorId, status: 'paid', price: 19.9, createdAt })
  await makeOrder(services, { creatorId })
  await makeExchangeTask(services, { creatorId, status: 'failed' })
  await makeBanner(services, { creatorId, pushTime: longAgo })
  await makeBanner(services, { creatorId, pushTime: now + 3_600_000 })
}

beforeAll(async () => {
  app = await startTestApp()
  for (const role of roles) people[role] = await app.person(role)
  await makeContent(person('lx_designer').id)
  await makeContent(person('admin_designer').id)
  await makeLearning(person('teacher').id)
  await makeSale(person('super_admin').id)
}, 60_000)
afterAll(() => app.close())

describe('the dashboard', () => {
  test.each(roles)('gives a %s the count of every list that the list itself gives', async (role) => {
    const as = person(role)
    const { lines } = await read(as)
    expect(lines.length).toBeGreaterThan(0)
    for (const { key, href, total, totalIsCapped } of lines) {
      const { list, path, fixed, filters, place = {} } = lineOf(key)
      // The moment of the answer is in its addresses alone.
      const [, search = ''] = href.split('?')
      const params = new URLSearchParams(search)
      const reader = { id: as.id, now: 0, since: 0 }
      const names = Object.keys(filters(reader))
      expect([...params.keys()]).toEqual([...Object.keys(place), ...names])
      for (const name of Object.keys(place)) params.delete(name)
      const body = { ...readBack(params), ...fixed?.(reader) }
      const sent = await app.fetch('POST', prefix + pages[list].path, { body }, as)
      const answer: unknown = JSON.parse(await sent.text())
      expect({ key, answer }).toMatchObject({ key, answer: { code: 0, data: { total, totalIsCapped } } })
      expect(href.startsWith(path)).toBe(true)
    }
  })

  test('shows each role only what it may do', async () => {
    const of = async (role: Role) => totalsOf(await read(person(role)))
    const designer = await of('lx_designer')
    expect(designer).toMatchObject({
      draftCareers: 2,
      rejectedCareers: 1,
      rejectedAbilities: 0,
      draftProducts: 1,
      rejectedProducts: 1,
      failedSpeech: 1,
    })
    for (const key of ['reviewCareers', 'pendingTags', 'pendingOrders', 'redeemedCodes', 'works'])
      expect(designer).not.toHaveProperty(key)
    const auditor = await of('auditor')
    expect(auditor).toMatchObject({ reviewCareers: 2, reviewProducts: 2, reviewActivities: 0 })
    for (const key of ['draftCareers', 'careers', 'works', 'paidOrders', 'pendingTags'])
      expect(auditor).not.toHaveProperty(key)
    const teacher = await of('teacher')
    expect(teacher).toMatchObject({ works: learnerAnswers, questions: learnerAnswers })
    for (const key of ['reviewCareers', 'draftActivities', 'redeemedCodes'])
      expect(teacher).not.toHaveProperty(key)
    expect(await of('admin_designer')).toMatchObject({ pendingTags: 2, redeemedCodes: 2, failedTasks: 1 })
    expect(await of('super_admin')).toMatchObject({
      works: learnerAnswers + 1,
      pendingOrders: 1,
      paidOrders: 1,
      missedBanners: 1,
      redeemedCodes: 2,
      reviewCareers: 2,
      draftCareers: 0,
    })
  })

  test('shows the days of what happened, and their sums are the numbers beside them', async () => {
    const board = await read(person('super_admin'))
    expect(board.days).toHaveLength(recentDays)
    const sums = Object.fromEntries(
      board.charts.flatMap(({ series }) =>
        series.map(({ key, values }) => {
          expect(values).toHaveLength(recentDays)
          return [key, values.reduce((sum, value) => sum + value, 0)]
        }),
      ),
    )
    const { redeemedCodes, paidOrders, learnedRecords } = totalsOf(board)
    expect(sums).toMatchObject({ redeemed: redeemedCodes, paid: paidOrders, learned: learnedRecords })
    expect(seriesOf(board, 'redeemed')?.slice(-2)).toEqual([1, 1])
    expect(board.income).toBe(19.9)
  })

  test("counts a teacher's learners, and nobody else's", async () => {
    const mine = await read(person('teacher'))
    expect(seriesOf(mine, 'active')?.at(-1)).toBe(learnerAnswers)
    expect(seriesOf(await read(person('super_admin')), 'active')?.at(-1)).toBe(learnerAnswers + 1)
    expect(mine).toMatchObject({ income: null, played: null })
  })

  test('shows zeros and no charts where there is nothing yet', async () => {
    const board = await read(await app.person('lx_designer'))
    expect(totalsOf(board)).toMatchObject({ draftCareers: 0, draftActivities: 0, notices: 0 })
    expect(board.played).toEqual([])
    expect(board.charts).toEqual([])
  })

  test('is not for learners', async () => {
    expect(await app.request(dashboardEndpoints.get, { as: await app.person('student') })).toMatchObject({
      code: 1403,
    })
  })
})

/** What the search of an address selects, as `hrefOf` has written it. */
const readBack = (search: URLSearchParams): Record<string, unknown> =>
  Object.fromEntries([...search].map(([name, value]) => [name, valueOf(value)]))

function valueOf(text: string): unknown {
  if (text === 'false' || text === 'true') return text === 'true'
  if (/^\d+$/.test(text)) return Number(text)
  const ends = /^(\d*)~(\d*)$/.exec(text)
  if (!ends) return text
  const [from, to] = [ends[1], ends[2]].map((end) => (end ? Number(end) : undefined))
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

test('an address has the filters as lists read them', () => {
  expect(hrefOf('/datas/works/list', {})).toBe('/datas/works/list')
  expect(hrefOf('/a', { status: 'draft', pushTime: { to: 5 }, at: { from: 1, to: 2 } })).toBe(
    '/a?status=draft&pushTime=~5&at=1~2',
  )
})
