import { eq, or } from 'drizzle-orm'
import type { Link } from '#kit/server/crud.ts'
import { abilityTable } from '#features/content/ability/server/ability.table.ts'
import { activityTable } from '#features/content/activity/server/activity.table.ts'
import { careerLink } from '#features/content/career/server/career.table.ts'
import { courseTable } from '#features/content/course/server/course.table.ts'
import { tagLink } from '#features/content/tag/server/tag.table.ts'
import { productAbilityTable } from './productAbility.table.ts'
import { productActivityTable } from './productActivity.table.ts'
import { productCareerTable } from './productCareer.table.ts'
import { productCourseTable } from './productCourse.table.ts'
import { productTagTable } from './productTag.table.ts'

/** What can be sold: only what learners can already meet; one taken offline later stays. */
export const courses = {
  table: productCourseTable,
  target: courseTable,
  label: courseTable.title,
  named: 'courses',
  picture: courseTable.cover,
  pickable: () => eq(courseTable.status, 'public'),
} satisfies Link
export const activities = {
  table: productActivityTable,
  target: activityTable,
  label: activityTable.title,
  named: 'activities',
  picture: activityTable.cover,
  pickable: () => eq(activityTable.status, 'public'),
} satisfies Link
export const abilities: Link = {
  table: productAbilityTable,
  target: abilityTable,
  label: abilityTable.name,
  named: 'abilities',
  picture: abilityTable.headImage,
  pickable: (actor) => or(eq(abilityTable.status, 'public'), eq(abilityTable.creatorId, actor.id)),
}
export const productLinks = {
  courseIds: courses,
  activityIds: activities,
  careerIds: careerLink(productCareerTable),
  abilityIds: abilities,
  tagIds: tagLink(productTagTable),
} as const
