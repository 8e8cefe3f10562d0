import { endpoint } from '#kit/contract/endpoint.ts'
import type { Ownership } from '#kit/contract/ownership.ts'
import { idQuery } from '#kit/contract/resource.ts'
import { staff, type Who } from '#kit/contract/role.ts'
import { recordOverview } from '#kit/record/overview.ts'
import { ability } from '#features/content/ability/ability.contract.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { career } from '#features/content/career/career.contract.ts'
import { course } from '#features/content/course/course.contract.ts'
import { product } from '#features/content/product/product.contract.ts'

interface Viewed {
  readonly path: string
  readonly ownership: Ownership
}

/** The numbers that matter of one record, and what comes next, for whoever may read it. */
const overviewOf = ({ path, ownership }: Viewed, who: Who) =>
  endpoint({
    words: 'overview',
    method: 'GET',
    path: `/${path}/overview`,
    about: { ownership, need: 'read' },
    who,
    query: idQuery,
    data: recordOverview,
  })

/** The call of each kind of record that has an overview. */
export const overviewEndpoints = {
  ability: overviewOf(ability, ability.endpoints.get.who),
  activity: overviewOf(activity, staff),
  career: overviewOf(career, career.endpoints.get.who),
  course: overviewOf(course, staff),
  product: overviewOf(product, staff),
} as const
