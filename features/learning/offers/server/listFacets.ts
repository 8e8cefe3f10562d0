import { asc, desc, eq, sql } from 'drizzle-orm'
import type { DataOf } from '#kit/contract/endpoint.ts'
import type { Call } from '#kit/call/server/context.ts'
import { activityView, activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import { courseView } from '#features/content/course/server/course.queries.ts'
import { productView } from '#features/content/product/server/product.queries.ts'
import type { Facet, offersEndpoints } from '../offers.contract.ts'
import { isActivityOffered, isCourseOffered, isProductOffered } from './offered.ts'
import { named, type Name } from './namedContent.ts'
import { activityLinks, courseLinks, isPublishedVersion, productLinks } from './offerLinks.ts'

/** More chips than these nobody looks through. */
const maxFacets = 40

/** By what the offers can be found, the most frequent first. */
export async function listFacets(call: Call): Promise<DataOf<typeof offersEndpoints.facets>> {
  const [careers, abilities, tags] = await Promise.all([
    facetsOf(call, 'career'),
    facetsOf(call, 'ability'),
    facetsOf(call, 'tag'),
  ])
  return { careers, abilities, tags }
}

/** Each offer names one and the same career, ability or tag once. */
function facetsOf({ db, now }: Call, name: Name): Promise<Facet[]> {
  const { view, isShown } = named[name]
  const ofProducts = productLinks[name]
  const ofCourses = courseLinks[name]
  const linked = sql`
    select ${ofProducts.targetId} as target_id from ${productView}
      join ${ofProducts} on ${ofProducts.ownerId} = ${productView.id} where ${isProductOffered(now)}
    union all
    select ${ofCourses.targetId} from ${courseView}
      join ${ofCourses} on ${ofCourses.ownerId} = ${courseView.id} where ${isCourseOffered(now)}
    union all
    select target_id from ${activityView} join ${activityVersionView} on ${isPublishedVersion}
      cross join lateral ${activityLinks[name]} as linked where ${isActivityOffered}`
  // Counted once and for all: where a database does not know its tables yet, the planner would look for the offers of each name anew.
  const counted = sql`(
    with counted as materialized (select target_id, count(*)::int as offers from (${linked}) as offered group by target_id)
    select target_id, offers from counted
  ) as counted`
  const offers = sql<number>`counted.offers`
  return db
    .select({ id: view.id, label: view.name, count: offers })
    .from(view)
    .innerJoin(counted, eq(view.id, sql`counted.target_id`))
    .where(isShown)
    .orderBy(desc(offers), asc(view.name))
    .limit(maxFacets)
}
