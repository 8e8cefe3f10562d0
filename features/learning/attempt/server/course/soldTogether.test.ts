import '#kit/testing/server/bothDatabases.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answeredHeader } from '#kit/contract/answered.ts'
import { makeActivity, plainCards } from '#features/content/activity/server/makeActivity.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { exchangeCodeEndpoints } from '#features/sale/exchange-code/exchange-code.contract.ts'
import { makeExchangeCode } from '#features/sale/exchange-code/server/makeExchangeCode.ts'
import { orderEndpoints } from '#features/sale/order/order.contract.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { learningFaults } from '../../learning.faults.ts'
import { makeEnrolment } from '../makeEnrolment.ts'

let app: TestApp
let admin: Person
let learner: Person

const hour = 3_600_000
const day = 24 * hour
/** Ten in the morning in Shanghai. */
const morning = Date.UTC(2026, 9, 20, 2)
const startsAt = morning + 10 * day
const endsAt = startsAt + 5 * day
let now = morning

beforeAll(async () => {
  app = await startTestApp()
  Object.assign(app.services, { now: () => now })
  admin = await app.person('super_admin')
})
beforeEach(async () => {
  now = morning
  learner = await app.person('student')
})
afterAll(() => app.close())

const activity = () =>
  makeActivity(app.services, { creatorId: admin.id, status: 'public', cards: plainCards, cover: '' })

/** Somebody who redeemed a product of a course of two days long before it begins. */
async function inCourse(overrides: object = {}) {
  const ids = [(await activity()).id, (await activity()).id]
  const course = await makeCourse(app.services, {
    creatorId: admin.id,
    status: 'public',
    days: 2,
    unlockMode: 'daily',
    careerIds: [],
    places: ids.map((activityId, index) => ({ activityId, unit: index + 1 })),
    ...overrides,
  })
  const product = await makeProduct(app.services, {
    creatorId: admin.id,
    status: 'public',
    delivery: 'sync',
    startsAt,
    endsAt,
    careerIds: [],
    courseIds: [course.id],
  })
  await makeEnrolment(app.services, { userId: learner.id, productId: product.id, courseId: course.id })
  return { course, first: ids[0] ?? 0, second: ids[1] ?? 0 }
}
const open = (id: number) => app.request(learnEndpoints.activity, { as: learner, query: { id } })
const read = (id: number) => app.call(learnEndpoints.course, { as: learner, query: { id } })
async function actionsOn(id: number) {
  const { cards } = await app.call(learnEndpoints.activity, { as: learner, query: { id } })
  const action = (index: number) => ({
    clientId: randomUUID(),
    activityId: id,
    cardId: cards[index]?.id ?? 0,
    durationMs: 10,
  })
  const view = () =>
    app.request(learnEndpoints.progress, { as: learner, body: { ...action(0), progress: { viewed: true } } })
  const answer = (body = { ...action(1), response: { optionIds: ['a'] } }) =>
    app.request(learnEndpoints.response, { as: learner, body })
  return { view, answer, sent: () => ({ ...action(1), response: { optionIds: ['a'] } }) }
}

describe('a course that is sold to be learned together', () => {
  test('opens for everybody at the start of its product, and shows the day until then', async () => {
    const { course, first, second } = await inCourse()
    expect(await open(first)).toMatchObject({
      code: learningFaults.opensLater.code,
      data: { opensAt: startsAt },
    })
    expect(await read(course.id)).toMatchObject({
      startsOn: '2026-10-30',
      nextOpensAt: startsAt,
      closesAt: endsAt,
      next: null,
      units: [
        { isOpen: false, opensAt: startsAt },
        { isOpen: false, opensAt: Date.UTC(2026, 9, 30, 16) },
      ],
    })
    now = startsAt
    expect(await open(first)).toMatchObject({ code: 0 })
    expect(await open(second)).toMatchObject({ code: learningFaults.opensLater.code })
  })

  test.each([
    ['the camp, which begins later', '2026-11-02', Date.UTC(2026, 10, 1, 16)],
    ['the product, which begins later', '2026-10-25', startsAt],
  ])('opens with %s', async (_title, startDate, opensAt) => {
    const { first } = await inCourse({ type: 'camp', startDate })
    await app.services.database.pool.query('update enrolment set starts_on = $1', [startDate])
    expect(await open(first)).toMatchObject({ data: { opensAt } })
  })

  test('is to be read after the end, and nothing counts any more', async () => {
    const { course, first } = await inCourse()
    now = startsAt
    const { view, answer, sent } = await actionsOn(first)
    expect(await view()).toMatchObject({ code: 0, data: { record: { status: 'learning' } } })
    const inTime = sent()
    expect(await answer(inTime)).toMatchObject({ code: 0, data: { attempt: 1 } })
    now = endsAt
    expect(await open(first)).toMatchObject({ code: 0 })
    expect(await answer()).toMatchObject({ code: 1365 })
    // The answer to what was saved in time comes as often as it is asked for.
    expect(await answer(inTime)).toMatchObject({ code: 0, data: { attempt: 1 } })
    expect((await read(course.id)).units[0]).toMatchObject({ countsForCredit: true })
    expect((await read(course.id)).units[1]).toMatchObject({ countsForCredit: false, isOpen: true })
  })

  test('counts what was done before the end and arrives after it', async () => {
    const { first } = await inCourse()
    now = startsAt
    const { answer, sent } = await actionsOn(first)
    now = endsAt - 2 * hour
    const { headers } = await app.fetch('GET', '/console-api/learn/courses', {}, learner)
    const stamp = headers.get(answeredHeader) ?? ''
    now = endsAt + hour
    const done = (ms: number) => ({ ...sent(), done: { answer: stamp, ms } })
    expect(await answer(done(2 * hour))).toMatchObject({ code: 1365 })
    expect(await answer(done(hour))).toMatchObject({ code: 0, data: { attempt: 1 } })
  })

  test('can be bought anew once it has ended, and is learned again', async () => {
    const { course, first } = await inCourse()
    const product = await makeProduct(app.services, {
      creatorId: admin.id,
      status: 'public',
      careerIds: [],
      courseIds: [course.id],
    })
    const body = { productId: product.id, userId: learner.id }
    const order = () => app.request(orderEndpoints.create, { as: admin, body })
    now = startsAt
    const { answer } = await actionsOn(first)
    now = endsAt
    expect(await answer()).toMatchObject({ code: 1365 })
    const { data: id } = await order()
    const revision = await app.call(orderEndpoints.confirm, {
      as: admin,
      body: { id: Number(id), revision: 1 },
    })
    expect(await answer()).toMatchObject({ code: 0 })
    expect(await read(course.id)).toMatchObject({ closesAt: null, startsOn: '2026-11-04' })
    const reason = 'Bought by mistake'
    await app.call(orderEndpoints.refund, { as: admin, body: { id: Number(id), revision, reason } })
    expect(await app.request(learnEndpoints.course, { as: learner, query: { id: course.id } })).toMatchObject(
      {
        code: 404,
      },
    )
  })

  test.each([
    ['ends at the same moment', { startsAt, endsAt }],
    ['ends before', { startsAt, endsAt: endsAt - hour }],
    ['opens only later', { startsAt: endsAt, endsAt: endsAt + day }],
  ])('is not sold again to who learns it, by a product that %s', async (_name, times) => {
    const { course } = await inCourse()
    now = startsAt
    const other = await makeProduct(app.services, {
      creatorId: admin.id,
      status: 'public',
      delivery: 'sync',
      careerIds: [],
      courseIds: [course.id],
      ...times,
    })
    const again = { as: admin, body: { productId: other.id, userId: learner.id } }
    expect(await app.request(orderEndpoints.create, again)).toMatchObject({ code: 1900 })
    const { code } = await makeExchangeCode(app.services, { creatorId: admin.id, productId: other.id })
    const redeem = { as: learner, body: { code, clientId: randomUUID() } }
    expect(await app.request(exchangeCodeEndpoints.redeem, redeem)).toMatchObject({
      code: 1356,
    })
    expect(await read(course.id)).toMatchObject({ closesAt: endsAt })
  })

  test('goes on for who redeems a product of it that ends later', async () => {
    const { course } = await inCourse()
    now = startsAt
    const later = endsAt + day
    const other = await makeProduct(app.services, {
      creatorId: admin.id,
      status: 'public',
      delivery: 'sync',
      careerIds: [],
      courseIds: [course.id],
      startsAt,
      endsAt: later,
    })
    const { code } = await makeExchangeCode(app.services, { creatorId: admin.id, productId: other.id })
    await app.call(exchangeCodeEndpoints.redeem, { as: learner, body: { code, clientId: randomUUID() } })
    expect(await read(course.id)).toMatchObject({ closesAt: later })
  })

  test('goes on for who buys a product of it that does not end, until that is given back', async () => {
    const { course, first } = await inCourse()
    now = startsAt
    const { answer } = await actionsOn(first)
    const { startsOn } = await read(course.id)
    const product = await makeProduct(app.services, {
      creatorId: admin.id,
      status: 'public',
      careerIds: [],
      courseIds: [course.id],
    })
    const body = { productId: product.id, userId: learner.id }
    const id = Number(await app.call(orderEndpoints.create, { as: admin, body }))
    const revision = await app.call(orderEndpoints.confirm, { as: admin, body: { id, revision: 1 } })
    expect(await app.request(orderEndpoints.create, { as: admin, body })).toMatchObject({ code: 1900 })
    now = endsAt
    expect(await read(course.id)).toMatchObject({ closesAt: null, startsOn })
    expect(await answer()).toMatchObject({ code: 0 })
    const reason = 'Bought by mistake'
    await app.call(orderEndpoints.refund, { as: admin, body: { id, revision, reason } })
    expect(await app.request(learnEndpoints.course, { as: learner, query: { id: course.id } })).toMatchObject(
      {
        code: 404,
      },
    )
  })

  test('saves nothing of who only begins to read after the end', async () => {
    const { first, course } = await inCourse()
    now = endsAt
    const { view } = await actionsOn(first)
    expect(await view()).toMatchObject({ code: 0, data: { record: { stars: 0, points: 0 } } })
    expect((await read(course.id)).units[0]?.activities).toMatchObject([{ record: null, seenCount: 0 }])
  })
})

describe('an activity that is sold to be learned together', () => {
  test('opens with its product, ends with it, and does not end for who has it by another path', async () => {
    const { id } = await activity()
    const product = await makeProduct(app.services, {
      creatorId: admin.id,
      status: 'public',
      delivery: 'sync',
      startsAt,
      endsAt,
      careerIds: [],
      activityIds: [id],
    })
    await makeEnrolment(app.services, { userId: learner.id, productId: product.id, activityId: id })
    expect(await open(id)).toMatchObject({ data: { opensAt: startsAt } })
    now = endsAt
    const { answer } = await actionsOn(id)
    expect(await answer()).toMatchObject({ code: 1365 })
    const course = await makeCourse(app.services, {
      creatorId: admin.id,
      status: 'public',
      unlockMode: 'all',
      careerIds: [],
      places: [{ unit: 1, activityId: id }],
    })
    await makeEnrolment(app.services, { userId: learner.id, courseId: course.id })
    expect(await answer()).toMatchObject({ code: 0 })
  })
})
