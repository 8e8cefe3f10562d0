import type { Db, Services } from '#kit/call/server/context.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import type { DepthLevel } from '../course.fields.ts'
import { courseTable } from './course.table.ts'
import { courseAbilityTable } from './courseAbility.table.ts'
import { courseInstructorTable } from './courseInstructor.table.ts'
import { coursePlaceTable } from './coursePlace.table.ts'
import { courseCareerTable, courseTagTable } from './courseTopic.table.ts'

interface Links {
  readonly careerIds: readonly number[]
  readonly tagIds: readonly number[]
  readonly instructorIds: readonly number[]
  readonly abilities: readonly { readonly abilityId: number; readonly level: DepthLevel }[]
  readonly places: readonly {
    readonly unit: number
    readonly activityId: number
    readonly versionId?: number
  }[]
}
type NewCourse = Partial<typeof courseTable.$inferInsert> & Partial<Links> & { readonly creatorId: number }

const content = {
  title: 'Interviewing in seven days',
  overview: 'A small task each day, and an interview at the end',
  learnMode: 'day',
  unlockMode: 'all',
  showMode: 'list',
  days: 7,
} as const

/**
 * A course for tests and demo data: complete, a draft unless said otherwise. Where nothing is said of them, it gets a
 * public career, its creator as instructor and a public activity in its first unit.
 */
export async function makeCourse(services: Services, values: NewCourse) {
  const { careerIds, tagIds = [], instructorIds, abilities = [], places, ...columns } = values
  const { db } = services.database
  const at = values.createdAt ?? services.now()
  const [row] = await db
    .insert(courseTable)
    .values({ ...content, createdAt: at, updatedAt: at, ...columns })
    .returning()
  if (!row) throw new Error('the course was not made')
  const links = {
    careerIds: careerIds ?? [await publicCareer(services, values.creatorId)],
    tagIds,
    instructorIds: instructorIds ?? [values.creatorId],
    abilities,
    places: places ?? [{ unit: 1, activityId: await publicActivity(services, values.creatorId) }],
  }
  await linkAll(db, row.id, links)
  return row
}

const publicCareer = async (services: Services, creatorId: number) =>
  (await makeCareer(services, { creatorId, status: 'public' })).id

const publicActivity = async (services: Services, creatorId: number) =>
  (await makeActivity(services, { creatorId, status: 'public' })).id

async function linkAll(db: Db, ownerId: number, links: Links): Promise<void> {
  const plain = [
    [courseCareerTable, links.careerIds],
    [courseTagTable, links.tagIds],
    [courseInstructorTable, links.instructorIds],
  ] as const
  for (const [table, ids] of plain)
    if (ids.length > 0)
      await db.insert(table).values(ids.map((targetId, position) => ({ ownerId, targetId, position })))
  const levels = links.abilities.map(({ abilityId, level }, position) => ({
    ownerId,
    targetId: abilityId,
    position,
    level,
  }))
  if (levels.length > 0) await db.insert(courseAbilityTable).values(levels)
  const placed = links.places.map((place, rank) => ({ ...place, courseId: ownerId, rank }))
  if (placed.length > 0) await db.insert(coursePlaceTable).values(placed)
}
