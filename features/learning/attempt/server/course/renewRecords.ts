import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { columnsOf } from '#kit/data/server/viewOf.ts'
import type { Call, Db, Job } from '#kit/call/server/context.ts'
import { courseView } from '#features/content/course/server/course.queries.ts'
import { enrolmentView } from '#features/learning/enrolment/server/enrolment.queries.ts'
import { setLoneTimes, writeRecords } from './recordRows.ts'
import { recordRenewalTable as renewal } from './recordRenewal.table.ts'

/** A job that has not gone on for so long is gone: another one is queued. */
const lostMs = 10 * 60_000
const atOnce = 100

/** A saved course may be that of thousands: their records follow behind the save, from the first one on. */
export async function renewLater(
  { db, now, services }: Pick<Call, 'db' | 'now' | 'services'>,
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
  call: Pick<Call, 'db' | 'now' | 'services'>,
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

/** Gives everybody in a course the records that its places and rules ask for now; who is killed at it goes on where it was. */
export const renewRecords: Job<{ courseId: number }> = {
  name: 'renewStudies',
  payload: z.strictObject({ courseId: z.number().int() }),
  async run(services, { courseId }) {
    const { db } = services.database
    while (await db.transaction((inside) => renewSome(inside, courseId, services.now()))) continue
  },
}

/** The next hundred, and how far it is, in one transaction. Answers whether there may be more. */
async function renewSome(db: Db, courseId: number, now: number): Promise<boolean> {
  const isIt = eq(renewal.courseId, courseId)
  const [state] = await db.select().from(renewal).where(isIt).for('update')
  if (!state) return false
  const next = await db
    .select({ enrolment: columnsOf(enrolmentView), course: columnsOf(courseView) })
    .from(enrolmentView)
    .innerJoin(courseView, eq(courseView.id, enrolmentView.courseId))
    .where(
      and(
        eq(enrolmentView.courseId, courseId),
        isNull(enrolmentView.endedAt),
        gt(enrolmentView.id, state.doneUpTo),
      ),
    )
    .orderBy(asc(enrolmentView.id))
    .limit(atOnce)
  for (const enrolled of next) await writeRecords(db, enrolled, now)
  const last = next.at(-1)
  if (last) await db.update(renewal).set({ doneUpTo: last.enrolment.id, at: now }).where(isIt)
  else await db.delete(renewal).where(isIt)
  return last !== undefined
}
