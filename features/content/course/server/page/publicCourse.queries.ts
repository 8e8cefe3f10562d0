import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Call, Db } from '#kit/call/server/context.ts'
import { linkedNames } from '#kit/resource/server/linkedNames.ts'
import { abilityView } from '#features/content/ability/server/ability.queries.ts'
import { activityVersionView, activityView } from '#features/content/activity/server/activity.queries.ts'
import { needsNoEnrolment } from '#features/content/activity/server/openToAll.queries.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import type { PublicCourse } from '../../course.publicPage.ts'
import { courseAbilityTable } from '../courseAbility.table.ts'
import { courseInstructorTable } from '../courseInstructor.table.ts'
import { courseLinks } from '../course.links.ts'
import { coursePlaceTable } from '../coursePlace.table.ts'
import { courseTable } from '../course.table.ts'
import { galleryVideos } from '../gallery/galleryVideos.ts'

/** So many stand on the page of one of their activities. */
const maxListed = 12

/** A public course as anybody may read it, without what other features say of it; undefined where there is none. */
export async function readPublicCourse(
  call: Call,
  courseId: number,
): Promise<Omit<PublicCourse, 'instructors'> | undefined> {
  const { db } = call
  const { id, status, deletedAt } = courseTable
  const [found] = await db
    .select(getTableColumns(courseTable))
    .from(courseTable)
    .where(and(eq(id, courseId), eq(status, 'public'), isNull(deletedAt)))
  if (!found) return undefined
  const [videos, abilities, placed, ...topics] = await Promise.all([
    galleryVideos(call, found.gallery),
    abilitiesOf(db, courseId),
    placedIn(db, courseId),
    linkedNames(db, courseLinks.careerIds, courseId),
    linkedNames(db, courseLinks.tagIds, courseId),
  ])
  const films = videos.map((video) => ({ id: video.id, url: video.picture ?? '' }))
  return { ...found, films, abilities, placed, topics: topics.flat() }
}

function abilitiesOf(db: Db, courseId: number) {
  const { targetId, level, ownerId, position } = courseAbilityTable
  return db
    .select({ name: abilityView.name, level })
    .from(courseAbilityTable)
    .innerJoin(abilityView, and(eq(abilityView.id, targetId), eq(abilityView.status, 'public')))
    .where(eq(ownerId, courseId))
    .orderBy(asc(position))
}

/** What learners can meet of it, called as it was published. */
function placedIn(db: Db, courseId: number) {
  const { unit, activityId, rank, versionId } = coursePlaceTable
  const shown = sql<number>`coalesce(${versionId}, ${activityView.publishedVersionId})`
  return db
    .select({
      unit,
      id: activityId,
      title: activityVersionView.title,
      cover: activityView.cover,
      isFree: needsNoEnrolment,
    })
    .from(coursePlaceTable)
    .innerJoin(activityView, and(eq(activityView.id, activityId), eq(activityView.status, 'public')))
    .innerJoin(activityVersionView, eq(activityVersionView.id, shown))
    .where(and(eq(coursePlaceTable.courseId, courseId), isNull(activityView.deletedAt)))
    .orderBy(asc(rank))
}

/** The instructors in the course's order, as their profiles show them. */
export function readInstructors({ db }: Pick<Call, 'db'>, courseId: number) {
  const { id, nickname, description, avatar } = userView
  return db
    .select({ id, name: nickname, about: description, avatar })
    .from(courseInstructorTable)
    .innerJoin(userView, and(eq(id, courseInstructorTable.targetId), eq(userView.status, 'valid')))
    .where(eq(courseInstructorTable.ownerId, courseId))
    .orderBy(asc(courseInstructorTable.position))
}

/** Public courses in which an activity stands, the newest first. */
export function coursesHolding({ db }: Pick<Call, 'db'>, activityId: number) {
  const { id, title, cover, status, deletedAt } = courseTable
  return db
    .select({ id, title, cover })
    .from(courseTable)
    .innerJoin(coursePlaceTable, eq(coursePlaceTable.courseId, id))
    .where(and(eq(coursePlaceTable.activityId, activityId), eq(status, 'public'), isNull(deletedAt)))
    .orderBy(desc(id))
    .limit(maxListed)
}
