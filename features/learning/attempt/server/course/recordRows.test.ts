import '#kit/testing/server/bothDatabases.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { courseEndpoints } from '#features/content/course/course.contract.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { courseContent } from '#features/content/course/server/makeCourseContent.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { orderEndpoints } from '#features/sale/order/order.contract.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { learningRecordEndpoints } from '../../learning.contract.ts'
import { makeEnrolment } from '../makeEnrolment.ts'

let app: TestApp
let admin: Person
let learner: Person

const day = 86_400_000
const page = { id: 1, type: 'text', title: 'Read', required: false }

beforeAll(async () => {
  app = await startTestApp()
  await app.services.jobs.start(app.services)
  admin = await app.person('super_admin')
})
beforeEach(async () => {
  learner = await app.person('student')
})
afterAll(() => app.close())

async function courseOf(overrides: Partial<Parameters<typeof makeCourse>[1]> = {}) {
  const made = { creatorId: admin.id, status: 'public', courseId: 1, cards: [page] } as const
  const ids = [(await makeActivity(app.services, made)).id, (await makeActivity(app.services, made)).id]
  const course = await makeCourse(app.services, {
    creatorId: admin.id,
    status: 'public',
    days: 2,
    unlockMode: 'daily',
    places: ids.map((activityId, index) => ({ activityId, unit: index + 1 })),
    ...overrides,
  })
  return { course, ids }
}

const enrol = (courseId: number, redeemedAt = Date.now()) =>
  makeEnrolment(app.services, { userId: learner.id, courseId, redeemedAt })

async function records(body: object = {}) {
  const { list } = await app.call(learningRecordEndpoints.page, {
    as: admin,
    body: { userId: learner.id, ...body },
  })
  return list.toSorted((a, b) => (a.unit ?? 0) - (b.unit ?? 0))
}

async function learn(id = 0) {
  const { cards } = await app.call(learnEndpoints.activity, { as: learner, query: { id } })
  const body = { clientId: randomUUID(), activityId: id, cardId: cards[0]?.id ?? 0, durationMs: 30_000 }
  await app.call(learnEndpoints.progress, { as: learner, body: { ...body, progress: { viewed: true } } })
}

describe('an enrolment', () => {
  test('has a record of each activity from its redemption on: what is open waits to be learned, the rest is locked', async () => {
    const { course, ids } = await courseOf()
    await enrol(course.id)
    const [first, second] = await records()
    expect(first).toMatchObject({ activityId: ids[0], courseId: course.id, unit: 1, status: 'pending' })
    expect(second).toMatchObject({ activityId: ids[1], unit: 2, status: 'locked', startedAt: null })
    expect(second?.unlockAt).toBe(first?.dueAt)
    expect(
      await app.call(learningRecordEndpoints.counts, { as: admin, body: { userId: learner.id } }),
    ).toEqual({
      locked: 1,
      pending: 1,
      learning: 0,
      learned: 0,
    })
    expect((await records({ status: 'locked' })).map(({ id }) => id)).toEqual([second?.id])
  })

  test('shows what was missed, and what was learned with its day, its time and how often', async () => {
    const { course, ids } = await courseOf()
    await enrol(course.id, Date.now() - day)
    await learn(ids[1])
    const [missed, done] = await records()
    expect(missed).toMatchObject({ status: 'pending', isLate: true })
    expect(done).toMatchObject({
      status: 'learned',
      isLate: false,
      stars: 3,
      durationMs: 30_000,
      sittings: 1,
      dayCount: 1,
    })
    const { days } = await app.call(learningRecordEndpoints.get, { as: admin, query: { id: done?.id ?? 0 } })
    expect(days).toMatchObject([{ durationMs: 30_000, deeds: 1 }])
  })

  test('in a course of one after the other opens the next record with the one before', async () => {
    const { course, ids } = await courseOf({ unlockMode: 'gradual' })
    await enrol(course.id)
    expect((await records()).map(({ status }) => status)).toEqual(['pending', 'locked'])
    await learn(ids[0])
    const opened = await records()
    expect(opened.map(({ status }) => status)).toEqual(['learned', 'pending'])
    expect(opened[1]?.unlockAt).toBe(opened[0]?.finishedAt)
  })

  test('that is refunded keeps the records of what was begun', async () => {
    const { course, ids } = await courseOf({ unlockMode: 'all' })
    const product = await makeProduct(app.services, {
      creatorId: admin.id,
      status: 'public',
      courseIds: [course.id],
    })
    const body = { productId: product.id, userId: learner.id }
    const id = await app.call(orderEndpoints.create, { as: admin, body })
    await app.call(orderEndpoints.confirm, { as: admin, body: { id, revision: 1 } })
    expect(await records({ productId: product.id })).toHaveLength(2)
    await learn(ids[0])
    await app.call(orderEndpoints.refund, { as: admin, body: { id, revision: 2, reason: 'Changed' } })
    expect((await records()).map(({ activityId }) => activityId)).toEqual([ids[0]])
  })
})

test('An activity of two courses is learned once, and both records say so', async () => {
  const { course, ids } = await courseOf({ unlockMode: 'all' })
  await enrol(course.id)
  await learn(ids[0])
  const places = [{ unit: 1, activityId: ids[0] ?? 0 }]
  const other = await courseOf({ unlockMode: 'all', places })
  await enrol(other.course.id)
  const both = await records({ activityId: ids[0] })
  expect(new Map(both.map(({ courseId, status }) => [courseId, status]))).toEqual(
    new Map([
      [course.id, 'learned'],
      [other.course.id, 'learned'],
    ]),
  )
})

test('An independent activity has a record once somebody has begun it', async () => {
  const activity = await makeActivity(app.services, {
    creatorId: admin.id,
    status: 'public',
    cards: [page],
  })
  expect(await records()).toEqual([])
  await learn(activity.id)
  expect(await records({ place: 'independent' })).toMatchObject([
    { activityId: activity.id, courseId: null, courseTitle: '', unit: null, status: 'learned' },
  ])
  expect(await records({ place: 'course' })).toEqual([])
})

test('A saved course gives everybody in it the records that it asks for now', async () => {
  const { course, ids } = await courseOf()
  await enrol(course.id)
  await learn(ids[0])
  const added = await makeActivity(app.services, {
    creatorId: admin.id,
    status: 'public',
    courseId: course.id,
    cards: [page],
  })
  const places = [
    { unit: 1, activityId: ids[0] ?? 0 },
    { unit: 2, activityId: added.id },
  ]
  const content = await courseContent(app.services, admin.id)
  const shared = { type: 'selfPaced' as const, startDate: null, milestones: [], sections: [], places }
  const body = { ...content, ...shared, id: course.id, revision: 1, days: 2, unlockMode: 'daily' as const }
  await app.call(courseEndpoints.update, { as: admin, body })
  const expected = [
    [ids[0], 'learned'],
    [added.id, 'locked'],
  ]
  await expect
    .poll(async () => (await records()).map(({ activityId, status }) => [activityId, status]), {
      timeout: 20_000,
    })
    .toEqual(expected)
})
