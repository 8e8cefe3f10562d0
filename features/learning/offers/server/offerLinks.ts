import { eq, sql, type SQL } from 'drizzle-orm'
import { activityView, activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import {
  courseAbilityView,
  courseCareerView,
  courseTagView,
  courseView,
} from '#features/content/course/server/course.queries.ts'
import {
  productAbilityView,
  productCareerView,
  productTagView,
  productView,
} from '#features/content/product/server/product.queries.ts'
import type { Name } from './namedContent.ts'

/** Where a product keeps its careers, abilities and tags. */
export const productLinks = {
  career: productCareerView,
  ability: productAbilityView,
  tag: productTagView,
} as const

/** The same of a course. */
export const courseLinks = {
  career: courseCareerView,
  ability: courseAbilityView,
  tag: courseTagView,
} as const

const { fields } = activityVersionView

/** The same of an activity, as rows of ids: learners read what was published, which its version keeps. */
export const activityLinks: Readonly<Record<Name, SQL>> = {
  career: sql`(select (${fields} ->> 'careerId')::bigint as target_id)`,
  ability: sql`(
    select (point ->> 'abilityId')::bigint as target_id
    from jsonb_array_elements(coalesce(${fields} -> 'competencyPoints', '[]')) as point)`,
  tag: sql`(
    select tag.value::bigint as target_id
    from jsonb_array_elements_text(coalesce(${fields} -> 'tagIds', '[]')) as tag)`,
}

export const isPublishedVersion = eq(activityVersionView.id, activityView.publishedVersionId)

/** Whether the record of the row is linked to this career, ability or tag. */
export const hasLink = {
  product: (name: Name, id: number): SQL => linkedBy(productLinks[name], productView.id, id),
  course: (name: Name, id: number): SQL => linkedBy(courseLinks[name], courseView.id, id),
  activity: (name: Name, id: number): SQL =>
    sql`exists (select 1 from ${activityLinks[name]} as linked where linked.target_id = ${id})`,
} as const

type Links = (typeof productLinks)[Name] | (typeof courseLinks)[Name]

const linkedBy = (links: Links, ownerId: typeof productView.id | typeof courseView.id, id: number): SQL =>
  sql`exists (select 1 from ${links} where ${links.ownerId} = ${ownerId} and ${links.targetId} = ${id})`
