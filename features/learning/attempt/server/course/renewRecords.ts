import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Call, Db, Job, Services } from '#kit/call/server/context.ts'
import { coursePlaceView, courseView } from '#features/content/course/server/course.queries.ts'
import { codeOf } from '#kit/ops/server/noSpace.ts'
import { enrolmentView } from '#features/learning/enrolment/server/enrolment.queries.ts'
import { writeRecords } from './courseRecords.ts'
import { setLoneTimes } from './recordRows.ts'
import { recordRenewalTable as renewal } from './recordRenewal.table.ts'

const minute = 60_000
/** A job that has not gone on for so long is gone: another one is queued. */
const lostMs = 10 * minute
/** A run that has not gone on for so long was killed: its next try, or another server, takes over. Longer than any batch. */
const leaseMs = 15_000
/** A run hands over to the next one before the queue takes it for lost. */
const longestRunMs = 30 * minute
/** Learners of a batch. The embedded database answers nobody else meanwhile. */
export const learnersAtOnce = { postgres: 2000, embedded: 250 }
/** How long a batch waits for somebody who is learning, before it lets them go first and begins anew. */
const patienceMs = 300
const maxYields = 200

type Saving = Pick<Call, 'db' | 'now' | 'services'>

/** A saved course may be that of thousands: their records follow behind the save, from the first one on. */
export async function renewLater(
  { db, now, services }: Saving,
  { courseId }: { readonly courseId: number },
): Promise<void> {
  const isOf = and(eq(enrolmentView.courseId, courseId), isNull(enrolmentView.endedAt))
  const [one] = await db.select({ id: enrolmentView.id }).from(enrolmentView).where(isOf).limit(1)
  if (!one) return
  const isIt = eq(renewal.courseId, courseId)
  const [made] = await db.insert(renewal).values({ courseId, at: now }).onConflictDoNothing().returning()
  const [waiting] = await db.select().from(renewal).where(isIt).for('update')
  const isQueued = !made && waiting !== undefined && waiting.at > now - lostMs
  // A save while the last one is still carried through has it begin anew, by the same job.
  await db
    .update(renewal)
    .set({ doneUpTo: 0, ...(!isQueued && { at: now }) })
    .where(isIt)
  if (!isQueued) await services.jobs.send(renewRecords, { courseId }, { within: db })
}

/** The times of a product are those of its activities at once, and of its courses behind the save. */
export async function renewByWindow(
  call: Saving,
  { productId }: { readonly productId: number },
): Promise<void> {
  await setLoneTimes(call.db, productId)
  const courses = await call.db
    .selectDistinct({ courseId: enrolmentView.courseId })
    .from(enrolmentView)
    .where(and(eq(enrolmentView.productId, productId), isNull(enrolmentView.endedAt)))
    // Always in the same order, so that two saves do not wait for each other in a circle.
    .orderBy(asc(enrolmentView.courseId))
  for (const { courseId } of courses) if (courseId !== null) await renewLater(call, { courseId })
}

interface Moved {
  readonly resource: string
  readonly id: number
  readonly from: string
  readonly to: string
}

/** P-hidden: an activity that is hidden or shown again changes what the learners of its courses can meet. */
export async function renewByActivity(call: Saving, { resource, id, from, to }: Moved): Promise<void> {
  if (resource !== 'activity' || (from === 'public') === (to === 'public')) return
  const courses = await call.db
    .select({ courseId: coursePlaceView.courseId })
    .from(coursePlaceView)
    .where(eq(coursePlaceView.activityId, id))
    .orderBy(asc(coursePlaceView.courseId))
  for (const { courseId } of courses) await renewLater(call, { courseId })
}

/**
 * Gives everybody in a course the records that its places and rules ask for now, some thousand learners a transaction. Who is killed at
 * it goes on where it was, and one run at a time is at a course, whatever server it is on.
 */
export const renewRecords: Job<{ courseId: number }> = {
  name: 'renewStudies',
  payload: z.strictObject({ courseId: z.number().int() }),
  async run(services, { courseId }) {
    const run = { courseId, runner: randomUUID() }
    if (await claim(services, run))
      try {
        await carryThrough(services, run)
      } finally {
        await release(services, run)
      }
    else await lookAgain(services, run)
  },
}

interface Run {
  readonly courseId: number
  readonly runner: string
}

const isOf = ({ courseId }: Run) => eq(renewal.courseId, courseId)
const isBy = (run: Run) => and(isOf(run), eq(renewal.runner, run.runner))

/** Whether this run may go on with the renewal: nobody else is at it. */
async function claim({ database: { db }, now }: Services, run: Run): Promise<boolean> {
  const at = now()
  const isFree = or(isNull(renewal.runner), lt(renewal.at, at - leaseMs))
  const claimed = await db
    .update(renewal)
    .set({ runner: run.runner, at })
    .where(and(isOf(run), isFree))
    .returning({ courseId: renewal.courseId })
  return claimed.length > 0
}

const release = ({ database: { db } }: Services, run: Run) =>
  db.update(renewal).set({ runner: null }).where(isBy(run))

/** Somebody else is at it, or was killed at it just now: it is looked at again when that is known. */
async function lookAgain({ database: { db }, jobs, now }: Services, run: Run): Promise<void> {
  const [state] = await db.select({ at: renewal.at }).from(renewal).where(isOf(run))
  if (!state) return
  const notBefore = Math.max(state.at + leaseMs, now()) + 1000
  await jobs.send(renewRecords, { courseId: run.courseId }, { notBefore })
}

async function carryThrough(services: Services, run: Run): Promise<void> {
  const { database, jobs, now } = services
  const begunAt = now()
  let yields = 0
  for (;;) {
    try {
      const hasMore = await database.db.transaction((inside) => renewSome(inside, run, database.kind, now()))
      if (!hasMore) return
      yields = 0
    } catch (error) {
      yields += 1
      if (!givesWay(error) || yields > maxYields) throw error
    }
    if (now() - begunAt < longestRunMs) continue
    await release(services, run)
    return jobs.send(renewRecords, { courseId: run.courseId })
  }
}

/** PostgreSQL's codes for a lock that was not got in time, and for a deadlock. */
const clashes = new Set(['55P03', '40P01'])

const givesWay = (error: unknown): boolean => clashes.has(codeOf(error))

/**
 * Whoever learns waits no longer than this for a batch, and is never the one that a deadlock ends. The rows of a batch are looked up
 * one by one: PostgreSQL would rather read all records, or all of an index, for some thousand of them.
 */
const batchSettings = sql`select set_config('lock_timeout', ${String(patienceMs)}, true), ${sql.join(
  ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin'].map(
    (plan) => sql`set_config(${plan}, 'off', true)`,
  ),
  sql`, `,
)}`

/** The next batch, and how far it is, in one transaction. Answers whether there may be more for this run. */
async function renewSome(db: Db, run: Run, kind: keyof typeof learnersAtOnce, now: number): Promise<boolean> {
  await db.execute(batchSettings)
  const [state] = await db.select().from(renewal).where(isBy(run)).for('update')
  if (!state) return false
  const next = await db
    .select()
    .from(enrolmentView)
    .where(
      and(
        eq(enrolmentView.courseId, run.courseId),
        isNull(enrolmentView.endedAt),
        gt(enrolmentView.id, state.doneUpTo),
      ),
    )
    .orderBy(asc(enrolmentView.id))
    .limit(learnersAtOnce[kind])
  const last = next.at(-1)
  const [course] = await db.select().from(courseView).where(eq(courseView.id, run.courseId))
  if (!last || !course) {
    await db.delete(renewal).where(isBy(run))
    return false
  }
  await writeRecords(db, course, next, now)
  // Records that stay as they are may count otherwise: their activity was hidden, or is shown again.
  await db.execute(sql`select renew_course_progress(${sql.param(next.map(({ id }) => id))}::bigint[])`)
  await db.update(renewal).set({ doneUpTo: last.id, at: now }).where(isBy(run))
  return true
}

/** Courses whose renewal nobody is at any more: their job failed too often, or was lost. */
export const renewLeftBehind: Job<Record<string, never>> = {
  name: 'renewStudiesLeftBehind',
  payload: z.strictObject({}),
  schedule: '*/5 * * * *',
  async run({ database: { db }, jobs, now }) {
    const left = await db
      .update(renewal)
      .set({ at: now() })
      .where(lt(renewal.at, now() - lostMs))
      .returning({ courseId: renewal.courseId })
    for (const { courseId } of left) await jobs.send(renewRecords, { courseId })
  },
}
