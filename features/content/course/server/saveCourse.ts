import { eq, inArray } from 'drizzle-orm'
import type { WrittenOf } from '#kit/contract/resource.ts'
import type { Call } from '#kit/call/server/context.ts'
import { createRecord, restoreRecord, updateRecord } from '#kit/resource/server/crud.write.ts'
import type { UpdateBody } from '#kit/resource/server/crud.write.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import { awaitSampleDecision } from '#features/content/activity/server/freeSample.commands.ts'
import type { course } from '../course.contract.ts'
import { courseSaved } from './course.events.ts'
import { isBeyondDraft } from './course.check.ts'
import { courseSpec } from './course.crud.ts'
import { courseAbilityTable } from './courseAbility.table.ts'
import { coursePlaceTable } from './coursePlace.table.ts'
import { publishVideos } from './gallery/galleryVideos.ts'

type Written = WrittenOf<typeof course>

export async function createCourse(call: Call, values: Written): Promise<number> {
  const id = await createRecord(courseSpec, call, values)
  await writeAbilities(call, id, values)
  await writePlaces(call, id, values)
  return id
}

export async function updateCourse(call: Call, body: Written & UpdateBody): Promise<number> {
  const revision = await updateRecord(courseSpec, call, body)
  await writeAbilities(call, body.id, body)
  await writePlaces(call, body.id, body)
  if (await isBeyondDraft(call, body.id)) await publishVideos(call.db, body.gallery)
  await call.services.events.emit(call, courseSaved, { courseId: body.id })
  return revision
}

/** Its activities stand in a course again. */
export async function restoreCourse(call: Call, id: number): Promise<true> {
  await restoreRecord(courseSpec, call, id)
  const places = await call.db
    .select({ activityId: coursePlaceTable.activityId })
    .from(coursePlaceTable)
    .where(eq(coursePlaceTable.courseId, id))
  const activityIds = places.map(({ activityId }) => activityId)
  await awaitSampleDecision(call, activityIds)
  return true
}

async function writeAbilities({ db }: Call, ownerId: number, { abilities }: Written): Promise<void> {
  await db.delete(courseAbilityTable).where(eq(courseAbilityTable.ownerId, ownerId))
  const rows = abilities.map(({ abilityId, level }, position) => ({
    ownerId,
    targetId: abilityId ?? 0,
    position,
    level: level ?? 'know',
  }))
  if (rows.length > 0) await db.insert(courseAbilityTable).values(rows)
}

const placedIds = ({ places }: Written) => places.map(({ activityId }) => activityId ?? 0)

/** What stood there keeps its pinned version; what is new is pinned to the version that is public now. */
async function writePlaces(call: Call, courseId: number, values: Written): Promise<void> {
  const { db } = call
  const { places, versionUpdate } = values
  const before = await db.delete(coursePlaceTable).where(eq(coursePlaceTable.courseId, courseId)).returning()
  if (places.length === 0) return
  const pinned = new Map(before.map(({ activityId, versionId }) => [activityId, versionId]))
  const ids = placedIds(values)
  const newest = versionUpdate === 'pinned' ? await newestVersions(call, ids) : undefined
  const rows = places.map(({ unit }, rank) => {
    const activityId = ids[rank] ?? 0
    const versionId = newest ? (pinned.get(activityId) ?? newest.get(activityId) ?? null) : null
    return { courseId, activityId, unit: unit ?? 1, rank, versionId }
  })
  await db.insert(coursePlaceTable).values(rows)
  const activityIds = ids.filter((id) => !pinned.has(id))
  await awaitSampleDecision(call, activityIds)
}

async function newestVersions(
  { db }: Call,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number | null>> {
  const rows = await db
    .select({ id: activityView.id, versionId: activityView.publishedVersionId })
    .from(activityView)
    .where(inArray(activityView.id, [...ids]))
  return new Map(rows.map(({ id, versionId }) => [id, versionId]))
}
