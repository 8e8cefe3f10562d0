import { eq, or } from 'drizzle-orm'
import type { Link } from '#kit/resource/server/crud.ts'
import { abilityView } from '#features/content/ability/server/ability.queries.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import { careerLink } from '#features/content/career/server/career.queries.ts'
import { courseView } from '#features/content/course/server/course.queries.ts'
import { tagLink } from '#features/content/tag/server/tag.queries.ts'
import { productAbilityTable } from './productAbility.table.ts'
import { productActivityTable } from './productActivity.table.ts'
import { productCareerTable } from './productCareer.table.ts'
import { productCourseTable } from './productCourse.table.ts'
import { productTagTable } from './productTag.table.ts'

/** What can be sold: only what learners can already meet; one taken offline later stays. */
export const courses = {
  table: productCourseTable,
  target: courseView,
  label: courseView.title,
  named: 'courses',
  picture: courseView.cover,
  pickable: () => eq(courseView.status, 'public'),
} satisfies Link
export const activities = {
  table: productActivityTable,
  target: activityView,
  label: activityView.title,
  named: 'activities',
  picture: activityView.cover,
  pickable: () => eq(activityView.status, 'public'),
} satisfies Link
export const abilities: Link = {
  table: productAbilityTable,
  target: abilityView,
  label: abilityView.name,
  named: 'abilities',
  picture: abilityView.headImage,
  pickable: (actor) => or(eq(abilityView.status, 'public'), eq(abilityView.creatorId, actor.id)),
}
export const productLinks = {
  courseIds: courses,
  activityIds: activities,
  careerIds: careerLink(productCareerTable),
  abilityIds: abilities,
  tagIds: tagLink(productTagTable),
} as const
