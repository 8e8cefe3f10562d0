import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DataOf, Endpoints } from '#kit/contract/endpoint.ts'
import { hashPassword } from '#kit/secret/server/password.ts'
import { cardTypes } from '#cards/index.ts'
import { everyCard } from '#deck/deck.document.ts'
import { aiConfigEndpoints } from '#features/ai/ai-config/ai-config.contract.ts'
import { judgeAnswer } from '#features/ai/ai-config/server/judgeAnswer.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { assignmentEndpoints } from '#features/learning/assignment/assignment.contract.ts'
import { bannerEndpoints } from '#features/sale/banner/banner.contract.ts'
import { careerEndpoints } from '#features/content/career/career.contract.ts'
import { courseEndpoints } from '#features/content/course/course.contract.ts'
import { courseFields } from '#features/content/course/course.fields.ts'
import { courseAuthEndpoints } from '#features/content/authorization/authorization.contract.ts'
import { exchangeCodeEndpoints } from '#features/sale/exchange-code/exchange-code.contract.ts'
import { exchangeTaskEndpoints } from '#features/sale/exchange-task/exchange-task.contract.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { learningRecordEndpoints } from '#features/learning/attempt/learning.contract.ts'
import { messageEndpoints } from '#features/learning/message/message.contract.ts'
import { messageTypes } from '#features/learning/message/message.kinds.ts'
import { orderEndpoints } from '#features/sale/order/order.contract.ts'
import { productEndpoints } from '#features/content/product/product.contract.ts'
import { sessionEndpoints } from '#features/people/session/session.contract.ts'
import { userPageEndpoints } from '#features/content/user-page/user-page.contract.ts'
import { contracts } from '../contracts.ts'
import { fillDemo } from '../demo.ts'
import { tourActivity } from './demo/tour.data.ts'
import type { Person, TestApp } from './testing.ts'
import { startTestApp } from './testing.ts'

let app: TestApp
let admin: Person
const printed: string[] = []

/** Names and passwords as the demonstration printed them, with roles. */
const accounts = () => printed.flatMap((line) => /^ {4}(\S+) +(\S+) +\((.+)\)$/.exec(line)?.slice(1) ?? [])

async function student(): Promise<Person> {
  const username = 'demo-student'
  const password = accounts()[accounts().indexOf(username) + 1] ?? ''
  const { accessToken } = await app.call(sessionEndpoints.login, { body: { username, password } })
  return { id: 0, username, roles: ['student'], token: accessToken }
}

beforeAll(async () => {
  app = await startTestApp()
  // A saved course leaves work for later, which has to have a queue.
  await app.services.jobs.start(app.services)
  await fillDemo(app.services, (line) => printed.push(line))
  admin = await app.person('super_admin')
}, 120_000)
afterAll(() => app.close())

const byMode = (one: { showMode: string }, other: { showMode: string }) =>
  one.showMode.localeCompare(other.showMode)

/** What a form would send of a course that it read. */
const written = (course: DataOf<typeof courseEndpoints.get>) => ({
  ...Object.fromEntries(Object.entries(course).filter(([name]) => name in courseFields)),
  id: course.id,
  revision: course.revision,
})

describe('the demonstration school', () => {
  test('hashes the passwords of its accounts as all others', async () => {
    const cost = (hash: string) => hash.split('$').slice(0, 4).join('$')
    const { rows } = await app.services.database.pool.query<{ hash: string }>(
      "select password_hash as hash from app_user where username like 'demo-%'",
    )
    expect(new Set(rows.map(({ hash }) => cost(hash)))).toEqual(new Set([cost(await hashPassword('any'))]))
  })

  test('prints one user of each role with a password that signs in', async () => {
    expect(accounts().filter((_, index) => index % 3 === 2)).toEqual([
      'super_admin',
      'admin_designer',
      'lx_designer',
      'auditor',
      'teacher',
      'student',
    ])
    const [username = '', password = ''] = accounts()
    const body = { username, password }
    expect(await app.call(sessionEndpoints.login, { body })).toMatchObject({ mustChangePassword: false })
  })

  test("has careers, activities and creators' pages in every state, and every activity that is public can be published again", async () => {
    const careers = await app.call(careerEndpoints.counts, { as: admin, body: {} })
    const activities = await app.call(activityEndpoints.counts, { as: admin, body: {} })
    const pages = await app.call(userPageEndpoints.counts, { as: admin, body: {} })
    for (const counts of [careers, activities, pages])
      for (const [state, count] of Object.entries(counts))
        expect({ state, count }).not.toEqual({ state, count: 0 })
    const { list } = await app.call(activityEndpoints.page, {
      as: admin,
      body: { status: 'public', isReady: false },
    })
    expect(list.map(({ title }) => title)).toEqual([])
  })

  test('has nothing in its lists that their contracts do not allow', async () => {
    // A list within a record wants its number.
    const body = { pageSize: 100 }
    const lists = Object.values(contracts).flatMap(({ page }: Endpoints) =>
      page?.method === 'POST' && page.body?.safeParse(body).success ? [page] : [],
    )
    expect(lists.length).toBeGreaterThan(20)
    // The call itself refuses an answer that its contract does not describe.
    for (const page of lists) await app.call(page, { as: admin, body, query: undefined })
  })

  test('has one activity with every card type, which some have learned, some are learning, and few knew all of', async () => {
    const { list: found } = await app.call(activityEndpoints.page, {
      as: admin,
      body: { title: tourActivity.title },
    })
    const id = found[0]?.id ?? 0
    const { cards } = await app.call(activityEndpoints.get, { as: admin, query: { id } })
    expect([...new Set(everyCard(cards).map(({ card }) => card.type))].toSorted()).toEqual(
      cardTypes.toSorted(),
    )
    const { list } = await app.call(learningRecordEndpoints.page, {
      as: admin,
      body: { activityId: id, pageSize: 50 },
    })
    expect(new Set(list.map(({ status }) => status))).toEqual(new Set(['learned', 'learning']))
    expect(new Set(list.map(({ points }) => points)).size).toBeGreaterThan(3)
  })

  test('opens to a newcomer what is independent or a free sample, and nothing that is sold', async () => {
    const as = await app.person('student')
    const { list: published } = await app.call(activityEndpoints.page, {
      as: admin,
      body: { status: 'public', pageSize: 200 },
    })
    const { list: open } = await app.call(learnEndpoints.activities, {
      as,
      query: { pageNo: 1, pageSize: 50 },
    })
    expect(open.length).toBeGreaterThan(5)
    expect(open.length).toBeLessThan(published.length)
    const ids = new Set(open.map(({ id }) => id))
    for (const { id, freeSample } of published) {
      const { code } = await app.request(learnEndpoints.activity, { as, query: { id } })
      expect({ id, code }).toEqual({ id, code: ids.has(id) ? 0 : 404 })
      expect(freeSample).not.toBe('undecided')
      if (freeSample === 'yes') expect(ids).toContain(id)
    }
  })

  test('has courses, products, codes and orders in every state, and batches that were made and one that was not', async () => {
    const everything = { as: admin, body: {} }
    const counts = {
      course: await app.call(courseEndpoints.counts, everything),
      product: await app.call(productEndpoints.counts, everything),
      code: await app.call(exchangeCodeEndpoints.counts, everything),
      order: await app.call(orderEndpoints.counts, everything),
      banner: await app.call(bannerEndpoints.counts, everything),
    }
    expect(counts.course).toEqual({ draft: 1, public: 4, closed: 1 })
    expect(counts.product).toEqual({ draft: 1, inner: 1, reviewing: 1, public: 3, finished: 1, rejected: 1 })
    expect(counts.code).toEqual({ waiting: 46, redeemed: 24, revoked: 2, expired: 10 })
    expect(counts.order).toEqual({ pending: 2, paid: 28, cancelled: 2, refunded: 1 })
    expect(counts.banner).toEqual({ draft: 1, public: 2 })
    const { list } = await app.call(exchangeTaskEndpoints.page, everything)
    expect(
      list.map(({ qr, status, quantity, made }) => ({ qr, status, isWhole: made === quantity })),
    ).toEqual(
      expect.arrayContaining([
        { qr: 'with', status: 'finished', isWhole: true },
        { qr: 'without', status: 'finished', isWhole: true },
        { qr: 'without', status: 'failed', isWhole: false },
      ]),
    )
    expect((await app.call(courseAuthEndpoints.page, everything)).total).toBe(4)
  })

  test('has one order for each code that was redeemed, with numbers that rise with time', async () => {
    const all = { pageSize: 200 }
    const codes = await app.call(exchangeCodeEndpoints.page, {
      as: admin,
      body: { ...all, status: 'redeemed' },
    })
    const orders = await app.call(orderEndpoints.page, { as: admin, body: { ...all, source: 'code' } })
    expect(orders.list.map(({ codeId }) => codeId).toSorted()).toEqual(
      codes.list.map(({ id }) => id).toSorted(),
    )
    const numbers = orders.list.toSorted((a, b) => a.createdAt - b.createdAt).map((one) => one.number)
    expect(numbers).toEqual(numbers.toSorted())
  })

  test('lets the student see courses of all three kinds, with days that are learned, open and locked', async () => {
    const as = await student()
    const { courses } = await app.call(learnEndpoints.courses, { as })
    expect(courses.map(({ showMode, status }) => ({ showMode, status })).toSorted(byMode)).toEqual([
      { showMode: 'grid', status: 'learning' },
      { showMode: 'list', status: 'learning' },
      { showMode: 'path', status: 'learning' },
    ])
    const units: Record<string, string[]> = {}
    for (const { id, showMode } of courses) {
      const course = await app.call(learnEndpoints.course, { as, query: { id } })
      units[showMode] = course.units.map(({ status }) => status)
    }
    expect(units).toEqual({
      path: ['learned', 'learned', 'pending', 'locked'],
      grid: ['learned', 'learning', 'locked'],
      list: ['learned', 'learned', 'pending'],
    })
    expect(await app.call(bannerEndpoints.mine, { as })).toHaveLength(2)
  })

  test('has public courses that can be saved as they are', async () => {
    const { list } = await app.call(courseEndpoints.page, { as: admin, body: { status: 'public' } })
    for (const { id } of list) {
      const course = await app.call(courseEndpoints.get, { as: admin, query: { id } })
      const body = written(course)
      expect(await app.call(courseEndpoints.update, { as: admin, body })).toBe(course.revision + 1)
    }
  })

  test('has works of learners that wait, and works with each result', async () => {
    const counts = await app.call(assignmentEndpoints.counts, { as: admin, body: {} })
    for (const state of ['submitted', 'approved', 'notApproved', 'feedbackProvided'])
      expect({ state, count: counts[state] }).not.toEqual({ state, count: 0 })
  })

  test('has messages of every kind: questions that wait, answered ones, talks with an AI, and outcomes of reviews', async () => {
    for (const type of messageTypes) {
      const { list } = await app.call(messageEndpoints.page, { as: admin, body: { type } })
      expect({ type, count: list.length }).not.toEqual({ type, count: 0 })
      const { said } = await app.call(messageEndpoints.thread, { as: admin, query: { id: list[0]?.id ?? 0 } })
      expect(said.every(({ content }) => content !== '')).toBe(true)
    }
    const questions = await app.call(messageEndpoints.page, { as: admin, body: { type: 'teachered' } })
    expect(new Set(questions.list.map(({ isAnswered }) => isAnswered))).toEqual(new Set([true, false]))
    const talked = await app.call(messageEndpoints.page, {
      as: admin,
      body: { type: 'multiple', pageSize: 200 },
    })
    expect(new Set(talked.list.map(({ manner }) => manner))).toEqual(new Set(['card', 'tutor', 'partner']))
  })

  test('has configurations of AI in each state, and one whose reference examples are judged as they would be', async () => {
    const { list } = await app.call(aiConfigEndpoints.page, { as: admin, body: {} })
    expect(new Set(list.map(({ status }) => status))).toEqual(new Set(['idle', 'untested', 'inUse']))
    const { id = 0 } = list.find(({ status }) => status === 'idle') ?? {}
    const gate = await app.call(aiConfigEndpoints.gate, { as: admin, query: { id } })
    expect(gate).toMatchObject({ failed: [], unrun: [], open: [expect.any(Number)] })
    for (const { before, after, holds } of gate.rows)
      for (const kept of [before, after]) {
        const run = await app.call(aiConfigEndpoints.run, { as: admin, query: { id: kept?.id ?? 0 } })
        expect(judgeAnswer(holds, run.output, run.input).verdict).toBe(run.verdict)
      }
  })

  test('shows pictures that can be fetched', async () => {
    const { list } = await app.call(careerEndpoints.page, { as: admin, body: { pageSize: 3 } })
    for (const { cover } of list) {
      const response = await app.fetch('GET', cover, {})
      expect({ status: response.status, type: response.headers.get('content-type') }).toEqual({
        status: 200,
        type: 'image/jpeg',
      })
    }
  })

  test('is filled in once', async () => {
    const before = await app.call(careerEndpoints.counts, { as: admin, body: {} })
    const again: string[] = []
    await fillDemo(app.services, (line) => again.push(line))
    expect(again.join()).toContain('is there already')
    expect(await app.call(careerEndpoints.counts, { as: admin, body: {} })).toEqual(before)
  })
})
