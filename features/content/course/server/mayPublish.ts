import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { refuse } from '#kit/contract/fault.ts'
import type { FieldProblems } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { Stored } from '#kit/resource/server/crud.ts'
import { phrase } from '#kit/i18n/words.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import { courseFaults } from '../course.faults.ts'
import { courseMissing, unitProblems } from '../course.problems.ts'
import { courseWords } from '../course.words.ts'
import { coursePlaceTable } from './coursePlace.table.ts'
import { publishVideos } from './gallery/galleryVideos.ts'
import { readCourse } from './readCourse.ts'

/** Refused while anything is missing or an activity cannot be begun, each beside its field. */
export async function mayPublish(call: Call, record: Stored): Promise<void> {
  const written = await readCourse(call.db, record)
  const ids = written.places.map(({ activityId }) => activityId ?? 0)
  const fields = {
    ...courseMissing(written),
    ...unitProblems(written),
    ...(await closedPlaces(call, ids)),
  }
  const count = Object.keys(fields).length
  if (count > 0) refuse(courseFaults.notReady, { values: { count }, fields })
  await publishVideos(call.db, written.gallery)
  if (written.versionUpdate === 'pinned') await pinVersions(call, record.id)
}

async function closedPlaces({ db }: Call, ids: readonly number[]): Promise<FieldProblems> {
  const isOpen = and(eq(activityView.status, 'public'), isNull(activityView.deletedAt))
  const rows = await db
    .select({ id: activityView.id })
    .from(activityView)
    .where(and(inArray(activityView.id, [...ids]), isOpen))
  const open = new Set(rows.map((row) => row.id))
  return Object.fromEntries(
    ids.flatMap((id, index) =>
      open.has(id)
        ? []
        : [[`places.${index}.activityId`, phrase(courseWords, 'problems.notPublic')] as const],
    ),
  )
}

/** An activity that was a draft when it was placed had no version to pin. */
async function pinVersions({ db }: Call, courseId: number): Promise<void> {
  const newest = sql`(select ${activityView.publishedVersionId} from ${activityView} where ${activityView.id} = ${coursePlaceTable.activityId})`
  await db
    .update(coursePlaceTable)
    .set({ versionId: newest })
    .where(and(eq(coursePlaceTable.courseId, courseId), isNull(coursePlaceTable.versionId)))
}
