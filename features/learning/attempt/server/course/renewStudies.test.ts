import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { coursePlaceTable } from '#features/content/course/server/coursePlace.table.ts'
import { product, productEndpoints } from '#features/content/product/product.contract.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import type { TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { makeEnrolment } from '../makeEnrolment.ts'
import { renewLater, renewRecords } from './renewRecords.ts'

let app: TestApp
const sent: unknown[] = []
const day = 86_400_000

beforeAll(async () => {
  app = await startTestApp()
  Object.assign(app.services.jobs, {
    send: async (_job: unknown, payload: unknown) => void sent.push(payload),
  })
})
afterAll(() => app.close())

/** A course that 150 learners are in, which has got one activity more. */
async function saved() {
  const { services } = app
  const { db, pool } = services.database
  const made = { creatorId: 1, status: 'public', cover: '', careerId: null } as const
  const activity = await makeActivity(services, made)
  const extra = await makeActivity(services, made)
  const course = await makeCourse(services, {
    creatorId: 1,
    status: 'public',
    careerIds: [],
    places: [{ unit: 1, activityId: activity.id }],
  })
  for (let userId = 1; userId <= 150; userId += 1)
    await makeEnrolment(services, { userId, courseId: course.id })
  await db.insert(coursePlaceTable).values({ courseId: course.id, activityId: extra.id, unit: 1, rank: 1 })
  const renewed = async () => {
    const { rows } = await pool.query<{ count: string }>(
      'select count(*) from study where activity_id = $1',
      [extra.id],
    )
    return Number(rows[0]?.count)
  }
  const { courseId } = { courseId: course.id }
  const later = () =>
    db.transaction((inside) =>
      renewLater({ ...services, services, db: inside, now: services.now() }, { courseId }),
    )
  return { courseId, renewed, later }
}

test('a course that is saved again and again is queued once, and begins anew', async () => {
  const { courseId, later, renewed } = await saved()
  for (let times = 0; times < 5; times += 1) await later()
  expect(sent).toEqual([{ courseId }])
  await renewRecords.run(app.services, { courseId })
  expect(await renewed()).toBe(150)
  await later()
  expect(sent).toEqual([{ courseId }, { courseId }])
})

test('the renewal of a course goes on where it was killed', async () => {
  const { courseId, later, renewed } = await saved()
  await later()
  const { now } = app.services
  let calls = 0
  const dying = () => {
    calls += 1
    if (calls > 1) throw new Error('killed')
    return now()
  }
  await expect(renewRecords.run({ ...app.services, now: dying }, { courseId })).rejects.toThrow('killed')
  expect(await renewed()).toBe(100)
  const { pool } = app.services.database
  await pool.query('delete from study where user_id <= 100')
  await renewRecords.run(app.services, { courseId })
  expect(await renewed()).toBe(50)
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
  expect(sent).toEqual([{ courseId: course.id }])
  await renewRecords.run(services, { courseId: course.id })
  expect(await records()).toEqual([
    [later.startsAt, later.endsAt],
    [later.startsAt, later.endsAt],
  ])
  // A save that moves no time renews nothing.
  await save(ofCourse.id, { title: 'Another name' })
  expect(sent).toHaveLength(1)
})
