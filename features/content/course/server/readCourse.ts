import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { shapeOf } from '#kit/contract/field.ts'
import type { WrittenOf } from '#kit/contract/resource.ts'
import type { Db } from '#kit/call/server/context.ts'
import type { Stored } from '#kit/resource/server/crud.ts'
import { linkedIds } from '#kit/resource/server/crud.links.ts'
import type { course } from '../course.contract.ts'
import { courseFields } from '../course.fields.ts'
import { courseAbilityTable } from './courseAbility.table.ts'
import { courseInstructorTable } from './courseInstructor.table.ts'
import { coursePlaceTable } from './coursePlace.table.ts'
import { courseCareerTable, courseTagTable } from './courseTopic.table.ts'

const written = z.object(shapeOf(courseFields))

/** The places of a course in their order. */
const readPlaces = (db: Db, courseId: number) =>
  db
    .select({ unit: coursePlaceTable.unit, activityId: coursePlaceTable.activityId })
    .from(coursePlaceTable)
    .where(eq(coursePlaceTable.courseId, courseId))
    .orderBy(asc(coursePlaceTable.rank))

const readAbilities = (db: Db, courseId: number) =>
  db
    .select({ abilityId: courseAbilityTable.targetId, level: courseAbilityTable.level })
    .from(courseAbilityTable)
    .where(eq(courseAbilityTable.ownerId, courseId))
    .orderBy(asc(courseAbilityTable.position))

/** What is kept beside the course's own row, in tables that only it knows. */
export const readCourseUnits = async (db: Db, courseId: number) => ({
  abilities: await readAbilities(db, courseId),
  places: await readPlaces(db, courseId),
})

/** The fields as a form would send them. */
export async function readCourse(db: Db, record: Stored): Promise<WrittenOf<typeof course>> {
  const { id } = record
  return written.parse({
    ...record,
    careerIds: await linkedIds(db, courseCareerTable, id),
    tagIds: await linkedIds(db, courseTagTable, id),
    instructorIds: await linkedIds(db, courseInstructorTable, id),
    ...(await readCourseUnits(db, id)),
  })
}
