import { asc, eq, inArray, sql } from 'drizzle-orm'
import { accessBy } from '#kit/resource/server/access.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { Values } from '#kit/resource/server/crud.ts'
import { labelsOf } from '#kit/resource/server/crud.read.ts'
import { abilityView } from '#features/content/ability/server/ability.queries.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { activityView, activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import { course } from '../course.contract.ts'
import { learnersOfCourse } from '../course.ports.ts'
import { coursePlaceTable } from './coursePlace.table.ts'
import { galleryVideos } from './gallery/galleryVideos.ts'

const { mayEdit: mayEditActivity } = accessBy(activity.ownership, {})

/** What `get` tells beyond a row: names, the placed activities, the instructors' cards, and whom a change reaches. */
export async function courseDetail(call: Call, row: Values): Promise<Values> {
  const id = Number(row['id'])
  const abilities: unknown = row['abilities']
  const abilityIds = Array.isArray(abilities)
    ? abilities.map((one: { abilityId: number }) => one.abilityId)
    : []
  return {
    abilityNames: await labelsOf(call, { target: abilityView, label: abilityView.name }, abilityIds),
    galleryVideos: await galleryVideos(call, course.fields.gallery.schema.parse(row['gallery'])),
    placed: await placedActivities(call, id),
    instructorCards: await cardsOf(call, row['instructorIds']),
    touched: await call.services.callPort(call, learnersOfCourse, { courseId: id }),
  }
}

async function placedActivities({ db, actor }: Call, courseId: number) {
  const shown = sql<
    number | null
  >`coalesce(${coursePlaceTable.versionId}, ${activityView.publishedVersionId})`
  const rows = await db
    .select({
      unit: coursePlaceTable.unit,
      activityId: coursePlaceTable.activityId,
      title: sql<string>`coalesce(${activityVersionView.title}, ${activityView.title})`,
      cover: activityView.cover,
      status: activityView.status,
      freeSample: activityView.freeSample,
      creatorId: activityView.creatorId,
      versionId: activityVersionView.id,
      versionNumber: sql<number>`coalesce(${activityVersionView.number}, 0)`,
      hasNewerVersion: sql<boolean>`coalesce(${coursePlaceTable.versionId} <> ${activityView.publishedVersionId}, false)`,
    })
    .from(coursePlaceTable)
    .innerJoin(activityView, eq(activityView.id, coursePlaceTable.activityId))
    .leftJoin(activityVersionView, eq(activityVersionView.id, shown))
    .where(eq(coursePlaceTable.courseId, courseId))
    .orderBy(asc(coursePlaceTable.rank))
  return rows.map((row) => ({ ...row, mayDecide: mayEditActivity(actor, row) }))
}

/** The instructors as their profiles show them, in the course's order. */
async function cardsOf({ db }: Call, ids: unknown) {
  if (!Array.isArray(ids) || ids.length === 0) return []
  const { id, nickname, description, avatar } = userView
  const rows = await db.select({ id, nickname, description, avatar }).from(userView).where(inArray(id, ids))
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}
