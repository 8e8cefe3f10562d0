import '#kit/testing/server/bothDatabases.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { activityTable } from '#features/content/activity/server/record/activity.table.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { coursePlaceTable } from '#features/content/course/server/coursePlace.table.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { enrolmentTable } from '#features/learning/enrolment/server/enrolment.table.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { progressEndpoints } from '../../progress.contract.ts'
import { endRecords } from '../course/recordRows.ts'
import { renewLater, renewRecords } from '../course/renewRecords.ts'
import { makeEnrolment } from '../makeEnrolment.ts'
import { makeLearning } from '../makeLearning.ts'
import { courseProgressTable, neverDue } from './courseProgress.table.ts'
import { learningRecordTable } from './learningRecord.table.ts'
import { learningTable } from './learning.table.ts'

let app: TestApp
let admin: Person
const queued = new Set<number>()
const learners: number[] = []
const activityIds: number[] = []
const courseIds: number[] = []

const day = 86_400_000
const page = { id: 1, type: 'text', title: 'Read', required: false }

beforeAll(async () => {
  app = await startTestApp()
  Object.assign(app.services.jobs, {
    send: async (_job: unknown, payload: { courseId?: number }) => void queued.add(payload.courseId ?? 0),
  })
  admin = await app.person('super_admin')
  for (let count = 0; count < 6; count += 1) learners.push((await app.person('student')).id)
  const made = { creatorId: admin.id, status: 'public' } as const
  for (let count = 0; count < 3; count += 1)
    activityIds.push((await makeActivity(app.services, { ...made, cards: [page] })).id)
  const [one = 0, two = 0, three = 0] = activityIds
  const placed = [
    [one, two],
    [two, three],
    [three, one],
  ]
  for (const [index, unlockMode] of (['daily', 'gradual', 'all'] as const).entries()) {
    const places = placed[index]?.map((activityId, rank) => ({ activityId, unit: rank + 1 })) ?? []
    courseIds.push((await makeCourse(app.services, { ...made, days: 2, unlockMode, places })).id)
  }
})
afterAll(() => app.close())

type Step = (pick: readonly number[]) => Promise<unknown>
const oneOf = (list: readonly number[], pick = 0): number => list[pick % list.length] ?? 0

const enrolInCourse: Step = async ([who, where, ago = 0]) => {
  const [userId, courseId] = [oneOf(learners, who), oneOf(courseIds, where)]
  const running = await runningIn(courseId)
  if (running.some((row) => row.userId === userId)) return
  await makeEnrolment(app.services, { userId, courseId, redeemedAt: app.services.now() - ago * day })
}

const runningIn = async (courseId: number) => {
  const rows = await app.services.database.db.select().from(enrolmentTable)
  return rows.filter((row) => row.courseId === courseId && row.endedAt === null)
}

const learn: Step = async ([who, what, cards = 0]) => {
  const [userId, activityId] = [oneOf(learners, who), oneOf(activityIds, what)]
  const rows = await app.services.database.db.select().from(learningTable)
  if (rows.some((row) => row.userId === userId && row.activityId === activityId)) return
  await makeLearning(app.services, { userId, activityId, ...(cards === 0 && { viewed: [] }) })
}

const end: Step = async ([where, which]) => {
  const { db, pool } = app.services.database
  const running = await runningIn(oneOf(courseIds, where))
  const one = running[(which ?? 0) % Math.max(running.length, 1)]
  if (!one) return
  await pool.query('update enrolment set ended_at = $2 where id = $1', [one.id, app.services.now()])
  await endRecords(db, [one.id])
}

const hideOrShow: Step = async ([which]) => {
  const id = oneOf(activityIds, which)
  const rows = await app.services.database.db.select().from(activityTable)
  const { status = '', revision = 0 } = rows.find((row) => row.id === id) ?? {}
  const body = { id, revision, status: status === 'public' ? ('hidden' as const) : ('public' as const) }
  await app.call(activityEndpoints.updateStatus, { as: admin, body })
}

const moveActivity: Step = async ([where, which, unit = 0]) => {
  const { services } = app
  const [courseId, activityId] = [oneOf(courseIds, where), oneOf(activityIds, which)]
  const row = { courseId, activityId, unit: 1 + (unit % 2), rank: which ?? 0 }
  await services.database.db
    .insert(coursePlaceTable)
    .values(row)
    .onConflictDoUpdate({
      target: [coursePlaceTable.courseId, coursePlaceTable.activityId],
      set: { unit: row.unit },
    })
  await services.database.db.transaction((db) =>
    renewLater({ ...services, services, db, now: services.now() }, { courseId }),
  )
}

const steps: readonly Step[] = [enrolInCourse, enrolInCourse, learn, learn, end, hideOrShow, moveActivity]

/** What is kept, as it would be counted from the records of each enrolment. */
async function recount() {
  const { db } = app.services.database
  const shown = new Set(
    (await db.select().from(activityTable)).flatMap((row) => (row.status === 'public' ? [row.id] : [])),
  )
  const records = await db.select().from(learningRecordTable)
  const enrolments = await db.select().from(enrolmentTable).orderBy(enrolmentTable.id)
  return enrolments.flatMap(({ id, userId, courseId, productId, redeemedAt, endedAt }) => {
    if (courseId === null || endedAt !== null) return []
    const own = records.filter(
      (row) => row.enrolmentId === id && (row.status !== 'waiting' || shown.has(row.activityId)),
    )
    const open = own.filter(({ status }) => status !== 'learned')
    const isLearned = own.length > 0 && open.length === 0
    const dueAt = Math.min(neverDue, ...open.flatMap((row) => row.dueAt ?? []))
    return [{ enrolmentId: id, userId, courseId, productId, redeemedAt, isLearned, dueAt }]
  })
}

const kept = () =>
  app.services.database.db.select().from(courseProgressTable).orderBy(courseProgressTable.enrolmentId)

/** What is done in a row by one, and what by several at once. */
const work = fc.array(
  fc.array(fc.tuple(fc.nat(steps.length - 1), fc.array(fc.nat(6), { minLength: 3, maxLength: 3 })), {
    minLength: 1,
    maxLength: 4,
  }),
  { minLength: 20, maxLength: 20 },
)

test('what is kept of who is how far is what a count from the records gives, whatever was done at once', async () => {
  for (const who of learners.keys())
    for (const where of courseIds.keys()) await enrolInCourse([who, where, who])
  const [rounds = []] = fc.sample(work, { numRuns: 1, seed: 58 })
  for (const round of rounds) {
    // Of two that clash one is refused, and whatever it had done so far stays.
    await Promise.allSettled(round.map(async ([which, pick]) => steps[which]?.(pick)))
    for (const courseId of queued) {
      queued.delete(courseId)
      await renewRecords.run(app.services, { courseId })
    }
    expect(await kept()).toEqual(await recount())
  }
  const rows = await recount()
  const now = app.services.now()
  const learned = rows.filter(({ isLearned }) => isLearned).length
  const behind = rows.filter(({ isLearned, dueAt }) => !isLearned && dueAt <= now).length
  // The work has left some of both.
  expect(Math.min(learned, rows.length - learned)).toBeGreaterThan(0)
  expect(await app.call(progressEndpoints.counts, { as: admin, body: {} })).toEqual({
    learned,
    behind,
    inTime: rows.length - learned - behind,
  })
})
