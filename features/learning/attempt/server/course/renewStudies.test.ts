import '#kit/testing/server/bothDatabases.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SendOptions } from '#kit/call/server/context.ts'
import { prefix } from '#kit/contract/envelope.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { coursePlaceTable } from '#features/content/course/server/coursePlace.table.ts'
import { product, productEndpoints } from '#features/content/product/product.contract.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import type { TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { makeEnrolment } from '../makeEnrolment.ts'
import { learnersAtOnce, renewLater, renewRecords } from './renewRecords.ts'

let app: TestApp
const sent: { readonly payload: unknown; readonly notBefore: number | undefined }[] = []
const day = 86_400_000
/** Beyond those who have accounts here. */
const firstLearner = 1_000_000

beforeAll(async () => {
  app = await startTestApp()
  Object.assign(app.services.jobs, {
    send: async (_job: unknown, payload: unknown, options: SendOptions = {}) =>
      void sent.push({ payload, notBefore: options.notBefore }),
  })
})
beforeEach(() => void sent.splice(0))
afterAll(() => app.close())

/** A course that so many learners are in, which has got one activity more. */
async function saved(learners: number) {
  const { services } = app
  const { db, pool } = services.database
  const made = { creatorId: 1, status: 'public', cover: '', careerId: null } as const
  const activity = await makeActivity(services, made)
  const extra = await makeActivity(services, made)
  const course = await makeCourse(services, {
    creatorId: 1,
    status: 'public',
    careerIds: [],
    days: 2,
    unlockMode: 'daily',
    places: [{ unit: 1, activityId: activity.id }],
  })
  const courseId = course.id
  // Every tenth has learned the new activity by itself before, and every third comes from another zone.
  await pool.query(
    `insert into enrolment (user_id, product_id, course_id, time_zone, starts_on, redeemed_at)
     select ${firstLearner} + n, ${firstLearner}, $1, (array['Asia/Shanghai', 'Europe/Madrid', 'America/New_York'])[1 + n % 3], '2026-11-22',
       $3::bigint + n * 60000::bigint
     from generate_series(1, $2::int) n`,
    [courseId, learners, services.now() - 5 * day],
  )
  await pool.query(
    `insert into learning (user_id, activity_id, version_id, status, started_at, last_at, finished_at, stars)
     select ${firstLearner} + n, $1, $2, 'learned', 5, 7, 7, 3 from generate_series(10, $3::int, 10) n`,
    [extra.id, extra.publishedVersionId, learners],
  )
  await db.insert(coursePlaceTable).values({ courseId, activityId: extra.id, unit: 2, rank: 1 })
  const rowsOf = async (activityId: number) => {
    const { rows } = await pool.query<Record<string, unknown>>(
      `select user_id, course_id, product_id, enrolment_id, unit, unlock_at, due_at, status, started_at, finished_at, stars
       from study where course_id = $1 and activity_id = $2 order by user_id`,
      [courseId, activityId],
    )
    return rows
  }
  const renewed = async () => (await rowsOf(extra.id)).length
  const all = async () => [...(await rowsOf(activity.id)), ...(await rowsOf(extra.id))]
  const later = () =>
    db.transaction((inside) =>
      renewLater({ ...services, services, db: inside, now: services.now() }, { courseId }),
    )
  return { courseId, renewed, all, later }
}

test('a course that is saved again and again is queued once, and begins anew', async () => {
  const { courseId, later, renewed } = await saved(150)
  for (let times = 0; times < 5; times += 1) await later()
  const queued = { payload: { courseId }, notBefore: undefined }
  expect(sent).toEqual([queued])
  await renewRecords.run(app.services, { courseId })
  expect(await renewed()).toBe(150)
  await later()
  expect(sent).toEqual([queued, queued])
})

test('a renewal that is killed goes on where it was, and leaves what a whole one leaves', async () => {
  const atOnce = learnersAtOnce[app.services.database.kind]
  const learners = 2 * atOnce + 20
  const { all, courseId, later, renewed } = await saved(learners)
  const { pool } = app.services.database
  await later()
  const { now } = app.services
  // The claim and the first batch look at the clock; it stops before the second one.
  let looks = 0
  const dying = () => {
    looks += 1
    if (looks > 3) throw new Error('killed')
    return now()
  }
  await expect(renewRecords.run({ ...app.services, now: dying }, { courseId })).rejects.toThrow('killed')
  expect(await renewed()).toBe(atOnce)
  // A kill takes nothing back, and what it left is not begun anew.
  await pool.query('update study_renewal set runner = $1, at = $2', [randomUUID(), now()])
  await pool.query('delete from study where user_id = $2 and course_id = $1', [courseId, firstLearner + 1])
  sent.splice(0)
  await renewRecords.run(app.services, { courseId })
  expect(await renewed()).toBe(atOnce - 1)
  expect(sent).toEqual([{ payload: { courseId }, notBefore: expect.any(Number) }])
  const after = () => now() + 20_000
  await renewRecords.run({ ...app.services, now: after }, { courseId })
  expect(await renewed()).toBe(learners - 1)
  const resumed = await all()
  await pool.query('delete from study where course_id = $1', [courseId])
  await later()
  await renewRecords.run(app.services, { courseId })
  const whole = await all()
  expect(whole.filter((row) => row['user_id'] !== firstLearner + 1)).toEqual(resumed)
  expect(whole).toHaveLength(2 * learners)
  expect(whole.filter((row) => row['status'] === 'learned' && row['finished_at'] === 7)).toHaveLength(
    Math.floor(learners / 10),
  )
})

test('of two servers that are at one course one goes on, and the other looks again when it would be lost', async () => {
  const { courseId, later, renewed } = await saved(60)
  await later()
  sent.splice(0)
  await Promise.all([1, 2].map(() => renewRecords.run(app.services, { courseId })))
  expect(await renewed()).toBe(60)
  const { rows } = await app.services.database.pool.query('select from study_renewal where course_id = $1', [
    courseId,
  ])
  expect(rows).toEqual([])
  for (const { payload, notBefore } of sent)
    expect([payload, (notBefore ?? 0) > app.services.now()]).toEqual([{ courseId }, true])
  expect(sent.length).toBeLessThan(2)
})

test('other times of a product that is sold already are those of its records too', async () => {
  const { services } = app
  const admin = await app.person('super_admin')
  const made = { creatorId: admin.id, status: 'public' } as const
  const [placed, lone] = [await makeActivity(services, made), await makeActivity(services, made)]
  const course = await makeCourse(services, {
    ...{
      creatorId: admin.id,
      status: 'public',
      careerIds: [],
      unlockMode: 'gradual',
      places: [{ unit: 1, activityId: placed.id }],
    },
  })
  const startsAt = services.now() + 10 * day
  const endsAt = startsAt + 10 * day
  const sold = { creatorId: admin.id, status: 'inner', delivery: 'sync', startsAt, endsAt } as const
  const ofCourse = await makeProduct(services, { ...sold, courseIds: [course.id] })
  const ofActivity = await makeProduct(services, { ...sold, activityIds: [lone.id] })
  const { id: userId } = await app.person('student')
  await makeEnrolment(services, { userId, productId: ofCourse.id, courseId: course.id })
  await makeEnrolment(services, { userId, productId: ofActivity.id, activityId: lone.id })
  const records = async () => {
    const { rows } = await services.database.pool.query<{ unlock_at: number; due_at: number }>(
      'select unlock_at, due_at from study where user_id = $1 order by activity_id',
      [userId],
    )
    return rows.map((row) => [row.unlock_at, row.due_at])
  }
  const save = async (id: number, times: object) => {
    const stored = await app.call(productEndpoints.get, { as: admin, query: { id } })
    const own = Object.entries(stored).filter(([name]) => name in product.fields)
    const body = { ...Object.fromEntries(own), ...times, id, revision: stored.revision }
    const answer = await app.fetch('PUT', prefix + productEndpoints.update.path, { body }, admin)
    expect(await answer.json()).toMatchObject({ code: 0 })
  }
  expect(await records()).toEqual([
    [startsAt, endsAt],
    [startsAt, endsAt],
  ])
  sent.length = 0
  const later = { startsAt: startsAt + 5 * day, endsAt: endsAt + 5 * day }
  for (const { id } of [ofCourse, ofActivity]) await save(id, later)
  expect(sent).toEqual([{ payload: { courseId: course.id }, notBefore: undefined }])
  await renewRecords.run(services, { courseId: course.id })
  expect(await records()).toEqual([
    [later.startsAt, later.endsAt],
    [later.startsAt, later.endsAt],
  ])
  // A save that moves no time renews nothing.
  await save(ofCourse.id, { title: 'Another name' })
  expect(sent).toHaveLength(1)
})
