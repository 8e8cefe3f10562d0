import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { kitFaults } from '#kit/contract/fault.ts'
import { richOf } from '#kit/richText/richText.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { orderEndpoints } from '#features/sale/order/order.contract.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import { makeUserPage } from '#features/content/user-page/server/makeUserPage.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { learningFaults } from '../../learning.faults.ts'
import { makeEnrolment } from '../makeEnrolment.ts'

let app: TestApp
let superAdmin: Person
let learner: Person

const day = 86_400_000
/** Ten in the morning in Shanghai, long enough ago that no session ends on the way. */
const morning = Date.UTC(2026, 9, 20, 2)
let now = morning

beforeAll(async () => {
  app = await startTestApp()
  await app.services.jobs.start(app.services)
  Object.assign(app.services, { now: () => now })
  superAdmin = await app.person('super_admin')
})
beforeEach(async () => {
  now = morning
  learner = await app.person('student')
})
afterAll(() => app.close())

const page = { id: 1, type: 'text', title: 'Read', required: false }
const bound = (overrides: object = {}) =>
  makeActivity(app.services, {
    creatorId: superAdmin.id,
    status: 'public',
    courseId: 1,
    cards: [page],
    ...overrides,
  })

/** A public course of three days with an activity each, and somebody in it. */
async function enrolled(overrides: Partial<Parameters<typeof makeCourse>[1]> = {}) {
  const ids = [(await bound()).id, (await bound()).id, (await bound()).id]
  const course = await makeCourse(app.services, {
    creatorId: superAdmin.id,
    status: 'public',
    days: 3,
    unlockMode: 'daily',
    places: ids.map((activityId, index) => ({ activityId, unit: index + 1 })),
    ...overrides,
  })
  await makeEnrolment(app.services, { userId: learner.id, courseId: course.id, redeemedAt: morning })
  return { course, ids }
}

const read = (id: number, as = learner) => app.call(learnEndpoints.course, { as, query: { id } })
const open = (id = 0, as = learner) => app.request(learnEndpoints.activity, { as, query: { id } })
async function learn(id = 0, as = learner) {
  const { cards } = await app.call(learnEndpoints.activity, { as, query: { id } })
  const body = { clientId: randomUUID(), activityId: id, cardId: cards[0]?.id ?? 0 }
  await app.call(learnEndpoints.progress, { as, body: { ...body, progress: { viewed: true } } })
}

describe('a course', () => {
  test('is not there for who is not enrolled, nor are its activities', async () => {
    const { course, ids } = await enrolled()
    const stranger = await app.person('student')
    expect(
      await app.request(learnEndpoints.course, { as: stranger, query: { id: course.id } }),
    ).toMatchObject({
      code: kitFaults.notFound.code,
    })
    expect(await open(ids[0], stranger)).toMatchObject({ code: kitFaults.notFound.code })
    expect((await app.call(learnEndpoints.courses, { as: stranger })).courses).toEqual([])
  })

  test('names its teachers in their order, and says who has a public page; who is not valid any more is left out', async () => {
    const [first, second, gone] = [
      await app.person('teacher'),
      await app.person('lx_designer'),
      await app.person('teacher'),
    ]
    await makeUserPage(app.services, { creatorId: second.id, status: 'public' })
    await makeUserPage(app.services, { creatorId: first.id, status: 'draft' })
    const { course } = await enrolled({ instructorIds: [second.id, gone.id, first.id] })
    await app.services.database.pool.query(`update app_user set status = 'invalid' where id = $1`, [gone.id])
    expect((await read(course.id)).teachers).toMatchObject([
      { id: second.id, hasPage: true },
      { id: first.id, hasPage: false },
    ])
  })

  test('leads past what waits for a teacher, and counts it', async () => {
    const work = { ...page, type: 'assignment', instructions: richOf('Talk'), accepted: ['text'], points: 1 }
    const attempts = { max: null, showAnswer: 'never' }
    const asks = await bound({ cards: [{ ...work, attempts, required: true, completeOn: 'approval' }] })
    const reads = await bound()
    const places = [asks, reads].map(({ id }) => ({ activityId: id, unit: 1 }))
    const { course } = await enrolled({ unlockMode: 'all', places })
    const { cards } = await app.call(learnEndpoints.activity, { as: learner, query: { id: asks.id } })
    const body = { clientId: randomUUID(), activityId: asks.id, cardId: cards[0]?.id ?? 0, text: 'Done' }
    expect(await read(course.id)).toMatchObject({ next: { id: asks.id }, awaitedActivities: 0 })
    await app.call(learnEndpoints.assignment, { as: learner, body })
    const handedIn = await read(course.id)
    expect(handedIn).toMatchObject({ next: { id: reads.id }, awaitedActivities: 1 })
    expect(handedIn.units[0]?.activities[0]?.record).toMatchObject({ awaitsTeacher: true })
    await learn(reads.id)
    expect(await read(course.id)).toMatchObject({ next: null, status: 'learning', awaitedActivities: 1 })
  })

  test('opens a day at local midnight, and says so until then', async () => {
    const { course, ids } = await enrolled()
    const midnight = Date.UTC(2026, 9, 20, 16)
    expect((await read(course.id)).units).toMatchObject([
      { unit: 1, status: 'pending', isOpen: true },
      { unit: 2, status: 'locked', isOpen: false, opensAt: midnight },
      { unit: 3, status: 'locked', isOpen: false, opensAt: midnight + day },
    ])
    expect(await open(ids[0])).toMatchObject({ code: 0 })
    now = midnight - 1
    expect(await open(ids[1])).toMatchObject({
      code: learningFaults.opensLater.code,
      data: { opensAt: midnight },
      message: expect.stringContaining('Oct 21, 2026'),
    })
    now = midnight
    expect(await open(ids[1])).toMatchObject({ code: 0 })
  })

  test('of one after the other opens the next with the one before', async () => {
    const { course, ids } = await enrolled({ unlockMode: 'gradual' })
    expect(await open(ids[1])).toMatchObject({ code: learningFaults.stillLocked.code })
    await learn(ids[0])
    expect((await read(course.id)).units.map(({ status }) => status)).toEqual([
      'learned',
      'pending',
      'locked',
    ])
    expect(await open(ids[1])).toMatchObject({ code: 0 })
    expect(await open(ids[2])).toMatchObject({ code: learningFaults.stillLocked.code })
  })

  test('without chasing lets a missed day be learned, and says that it earns nothing', async () => {
    const { course, ids } = await enrolled({ isChasing: false })
    now = morning + day
    expect((await read(course.id)).units.map(({ countsForCredit }) => countsForCredit)).toEqual([
      false,
      true,
      true,
    ])
    expect(await open(ids[0])).toMatchObject({ code: 0 })
  })

  test('by content lists its sections with the milestone of each', async () => {
    const { course } = await enrolled({
      learnMode: 'content',
      unlockMode: 'all',
      showMode: 'path',
      sections: [
        { title: 'Listen', overview: 'First of all', firstDay: null },
        { title: 'Ask', overview: '', firstDay: null },
        { title: 'Write', overview: '', firstDay: null },
      ],
      milestones: [{ unit: 2, title: 'Half way' }],
    })
    expect(await read(course.id)).toMatchObject({
      showMode: 'path',
      unitCount: 3,
      activityCount: 3,
      units: [
        { title: 'Listen', overview: 'First of all', milestones: [] },
        { title: 'Ask', milestones: [{ title: 'Half way', isReached: false }] },
        { title: 'Write' },
      ],
    })
  })

  test('by day groups its days by section, and tells which milestones are reached', async () => {
    const { course, ids } = await enrolled({
      days: 5,
      unlockMode: 'all',
      sections: [
        { title: 'Listen', overview: 'First of all', firstDay: 1 },
        { title: 'Write', overview: '', firstDay: 3 },
      ],
      milestones: [
        { unit: 2, title: 'Half way' },
        { unit: 2, title: 'Two talks' },
        { unit: 5, title: 'Done' },
      ],
    })
    const milestones = async () =>
      (await read(course.id)).units.map((unit) =>
        unit.milestones.map(({ title, isReached }) => `${title} ${String(isReached)}`),
      )
    expect((await read(course.id)).sections).toEqual([
      { title: 'Listen', overview: 'First of all', from: 1, to: 2 },
      { title: 'Write', overview: '', from: 3, to: 5 },
    ])
    // Nothing is to be learned on day 5: its milestone waits for what comes before.
    const none = ['Half way false', 'Two talks false']
    expect(await milestones()).toEqual([[], none, [], [], ['Done false']])
    await learn(ids[1])
    expect(await milestones()).toMatchObject([
      [],
      ['Half way true', 'Two talks true'],
      [],
      [],
      ['Done false'],
    ])
    await learn(ids[2])
    expect((await milestones()).at(4)).toEqual(['Done true'])
  })

  test('by day without sections is not grouped, nor are days those of a course by content', async () => {
    const { course } = await enrolled({ sections: [] })
    expect(await read(course.id)).toMatchObject({ sections: [], units: [{ title: '' }, {}, {}] })
    const section = { title: 'Listen', overview: '', firstDay: null }
    const byContent = await enrolled({
      learnMode: 'content',
      days: null,
      sections: [section, section, section],
    })
    expect(await read(byContent.course.id)).toMatchObject({
      sections: [],
      units: [{ title: 'Listen' }, {}, {}],
    })
  })

  test('is listed with its results, and is learned when all of it is', async () => {
    const { course, ids } = await enrolled({ unlockMode: 'all' })
    const listed = async () => (await app.call(learnEndpoints.courses, { as: learner })).courses
    expect(await listed()).toMatchObject([{ id: course.id, status: 'pending', learnedActivities: 0 }])
    await learn(ids[0])
    expect(await listed()).toMatchObject([{ status: 'learning', learnedUnits: 1, learnedActivities: 1 }])
    await learn(ids[1])
    await learn(ids[2])
    expect(await listed()).toMatchObject([{ status: 'learned', learnedUnits: 3 }])
  })

  test('leaves out a hidden activity for who has not begun it, and keeps it for who has', async () => {
    const { course, ids } = await enrolled({ unlockMode: 'all' })
    await learn(ids[0])
    for (const id of ids.slice(0, 2)) {
      const { revision } = await app.call(activity.endpoints.get, { as: superAdmin, query: { id } })
      const body = { id, status: 'hidden', revision } as const
      await app.call(activity.endpoints.updateStatus, { as: superAdmin, body })
    }
    expect((await read(course.id)).units.map(({ activities }) => activities.length)).toEqual([1, 0, 1])
    expect(await open(ids[0])).toMatchObject({ code: 0 })
    expect(await open(ids[1])).toMatchObject({ code: learningFaults.notOpen.code })
  })
})

describe('an enrolment', () => {
  async function buy(productId: number) {
    const order = { productId, userId: learner.id }
    const id = await app.call(orderEndpoints.create, { as: superAdmin, body: order })
    await app.call(orderEndpoints.confirm, { as: superAdmin, body: { id, revision: 1 } })
    return id
  }

  test('comes with the payment, and day 1 of a camp is its start', async () => {
    const camp = { type: 'camp', startDate: '2026-12-24' } as const
    const made = { creatorId: superAdmin.id, status: 'public' }
    const course = await makeCourse(app.services, { ...made, ...camp })
    const product = await makeProduct(app.services, { ...made, courseIds: [course.id] })
    await buy(product.id)
    const { courses } = await app.call(learnEndpoints.courses, { as: learner })
    expect(courses).toMatchObject([
      { id: course.id, startsOn: '2026-12-24', timeZone: 'Asia/Shanghai', status: 'locked' },
    ])
  })

  test('to an activity that is sold by itself opens it', async () => {
    const { id } = await bound({ title: 'Alone' })
    expect(await open(id)).toMatchObject({ code: kitFaults.notFound.code })
    const made = { creatorId: superAdmin.id, status: 'public' }
    const product = await makeProduct(app.services, { ...made, activityIds: [id] })
    await buy(product.id)
    expect(await open(id)).toMatchObject({ code: 0 })
    const { activities } = await app.call(learnEndpoints.courses, { as: learner })
    expect(activities).toMatchObject([{ id, title: 'Alone' }])
  })

  test('that was paid back is closed, and what was begun can be finished', async () => {
    const made = { creatorId: superAdmin.id, status: 'public' }
    const ids = [(await bound()).id, (await bound()).id]
    const places = ids.map((activityId) => ({ activityId, unit: 1 }))
    const course = await makeCourse(app.services, { ...made, places })
    const product = await makeProduct(app.services, { ...made, courseIds: [course.id] })
    const order = await buy(product.id)
    await learn(ids[0])
    const refund = { id: order, revision: 2, reason: 'Changed their mind' }
    await app.call(orderEndpoints.refund, { as: superAdmin, body: refund })
    expect((await app.call(learnEndpoints.courses, { as: learner })).courses).toEqual([])
    expect(await open(ids[0])).toMatchObject({ code: 0 })
    expect(await open(ids[1])).toMatchObject({ code: kitFaults.notFound.code })
    await buy(product.id)
    expect((await app.call(learnEndpoints.courses, { as: learner })).courses).toHaveLength(1)
  })

  test('is not sold twice', async () => {
    const made = { creatorId: superAdmin.id, status: 'public' }
    const course = await makeCourse(app.services, made)
    const product = await makeProduct(app.services, { ...made, courseIds: [course.id] })
    await buy(product.id)
    const body = { productId: product.id, userId: learner.id }
    expect(await app.request(orderEndpoints.create, { as: superAdmin, body })).toMatchObject({
      message: 'This learner already has everything in this product',
    })
  })
})
