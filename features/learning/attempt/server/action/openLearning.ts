import { and, eq, isNull } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call, Db } from '#kit/call/server/context.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import { needsNoEnrolment } from '#features/content/activity/server/openToAll.queries.ts'
import { enrolmentView } from '#features/learning/enrolment/server/enrolment.queries.ts'
import { learningFaults } from '../../learning.faults.ts'
import { beginRecords } from '../progress/writeRecords.ts'
import { learningTable, type Learning } from '../progress/learning.table.ts'
import { learningRecordTable } from '../progress/learningRecord.table.ts'
import { accessPathsTo, type AccessPath } from '../course/accessPaths.ts'

const own = (userId: number, activityId: number) =>
  and(eq(learningTable.userId, userId), eq(learningTable.activityId, activityId))

/** What somebody has begun; undefined where they have not. */
export async function findLearning(
  db: Db,
  userId: number,
  activityId: number,
): Promise<Learning | undefined> {
  const [row] = await db.select().from(learningTable).where(own(userId, activityId))
  return row
}

/**
 * The version that somebody may begin with: of what is open to everybody the newest public one, of a course or product
 * that the learner has what its rules say, once its day or section is open. Hidden refuses new starts; drafts and what one
 * is not enrolled in are not there.
 */
export async function openVersion(call: Call, activityId: number): Promise<number> {
  const [activity] = await call.db
    .select({
      status: activityView.status,
      needsNoEnrolment,
      versionId: activityView.publishedVersionId,
    })
    .from(activityView)
    .where(and(eq(activityView.id, activityId), isNull(activityView.deletedAt)))
  if (!activity?.versionId) refuse(kitFaults.notFound)
  if (activity.needsNoEnrolment && activity.status === 'public') return activity.versionId
  const paths = await accessPathsTo(call, activityId)
  if (paths.length === 0 && !activity.needsNoEnrolment) refuse(kitFaults.notFound)
  if (activity.status !== 'public') refuse(learningFaults.notOpen)
  return paths.find(({ isOpen }) => isOpen)?.versionId ?? refuseClosed(paths, call)
}

/** Refused by name, with the day where there is one. */
function refuseClosed(paths: readonly AccessPath[], { language, now }: Call): never {
  const next = paths.toSorted((a, b) => (a.opensAt ?? Infinity) - (b.opensAt ?? Infinity))[0]
  if (!next || next.opensAt === null || next.opensAt <= now) refuse(learningFaults.stillLocked)
  const time = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: next.timeZone,
  }).format(next.opensAt)
  return refuse(learningFaults.opensLater, { values: { time }, data: { opensAt: next.opensAt } })
}

/** Days begin where those of the course do; elsewhere where the learner signed in. */
async function zoneOf(call: Call, activityId: number): Promise<string> {
  const { db, actor } = call
  const [enrolled] = await db
    .select({ timeZone: enrolmentView.timeZone })
    .from(learningRecordTable)
    .innerJoin(enrolmentView, eq(enrolmentView.id, learningRecordTable.enrolmentId))
    .where(and(eq(learningRecordTable.userId, actor.id), eq(learningRecordTable.activityId, activityId)))
    .limit(1)
  return enrolled?.timeZone ?? actor.timeZone
}

/**
 * The caller's learning of an activity, locked until the end of the transaction; made, with the version pinned, at the first
 * card, which was done `at` that moment.
 */
export async function openLearning(call: Call, activityId: number, at: number): Promise<Learning> {
  const { db, actor } = call
  const locked = () => db.select().from(learningTable).where(own(actor.id, activityId)).for('update')
  const [existing] = await locked()
  if (existing) return existing
  const versionId = await openVersion(call, activityId)
  const timeZone = await zoneOf(call, activityId)
  const [made] = await db
    .insert(learningTable)
    .values({ userId: actor.id, activityId, versionId, timeZone, startedAt: at, lastAt: at })
    .onConflictDoNothing()
    .returning()
  if (made) await beginRecords(db, made)
  const [row] = await locked()
  if (!row) throw new Error('the learning was not made')
  return row
}
