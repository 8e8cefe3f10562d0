import { and, desc, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { QueryOf } from '#kit/contract/endpoint.ts'
import type { Db } from '#kit/call/server/context.ts'
import { contains } from '#kit/resource/server/crud.query.ts'
import { activityView, activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import { courseView } from '#features/content/course/server/course.queries.ts'
import { productView } from '#features/content/product/server/product.queries.ts'
import type { OfferKind, offersEndpoints } from '../offers.contract.ts'
import { isActivityOffered, isCourseOffered, isProductOffered } from './offered.ts'
import { idsNamed, names } from './namedContent.ts'
import { activityLinks, courseLinks, hasLink, isPublishedVersion, productLinks } from './offerLinks.ts'

export type OfferFilters = Pick<
  QueryOf<typeof offersEndpoints.list>,
  'keyword' | 'careerId' | 'abilityId' | 'tagId'
>

interface Wanted extends OfferFilters {
  readonly now: number
  readonly most: number
}

/** Further words would only make the search dearer. */
const maxWords = 6
const wordsIn = (keyword = ''): string[] => keyword.split(/\s+/u).filter(Boolean).slice(0, maxWords)

const linksWanted = (kind: OfferKind, { careerId, abilityId, tagId }: OfferFilters): (SQL | undefined)[] => [
  careerId === undefined ? undefined : hasLink[kind]('career', careerId),
  abilityId === undefined ? undefined : hasLink[kind]('ability', abilityId),
  tagId === undefined ? undefined : hasLink[kind]('tag', tagId),
]

type Owners = typeof productView | typeof courseView
type Links = typeof productLinks | typeof courseLinks

/**
 * The ids of what holds the word in its title or is linked to a name that does: each part by an index of its own, which a row by row
 * condition could not use. Found before anything else, or the planner hopes to stop early and makes the bigrams of every title.
 */
function idsFound(db: Db, owners: Owners, links: Links, word: string): SQL {
  const byTitle = db.select({ id: owners.id }).from(owners).where(contains(owners.title, word))
  const byNames = names.map((name) => {
    const { ownerId, targetId } = links[name]
    return db
      .select({ id: ownerId })
      .from(links[name])
      .where(inArray(targetId, idsNamed(db, name, word)))
  })
  const ids = sql.join(
    [byTitle, ...byNames].map((each) => each.getSQL()),
    sql` union all `,
  )
  return sql`(with found as materialized (${ids}) select id from found)`
}

const holds = (db: Db, owners: Owners, links: Links, { keyword }: OfferFilters): SQL[] =>
  wordsIn(keyword).map((word) => sql`${owners.id} in ${idsFound(db, owners, links, word)}`)

const activityHolds = (db: Db, { keyword }: OfferFilters): (SQL | undefined)[] =>
  wordsIn(keyword).map((word) =>
    or(
      contains(activityVersionView.title, word),
      ...names.map(
        (name) =>
          sql`exists (select 1 from ${activityLinks[name]} as linked where linked.target_id in ${idsNamed(db, name, word)})`,
      ),
    ),
  )

/** The newest first, in the order in which the indexes have them. */
const newest = (at: PgColumn, id: PgColumn) => [desc(at), desc(id)]

/** The first of each kind that are wanted: their numbers, and since when they are offered. */
export const offerArms = {
  product: (db: Db, { now, most, ...filters }: Wanted) =>
    db
      .select({ id: productView.id, at: productView.updatedAt })
      .from(productView)
      .where(
        and(
          isProductOffered(now),
          ...linksWanted('product', filters),
          ...holds(db, productView, productLinks, filters),
        ),
      )
      .orderBy(...newest(productView.updatedAt, productView.id))
      .limit(most),
  course: (db: Db, { now, most, ...filters }: Wanted) =>
    db
      .select({ id: courseView.id, at: courseView.updatedAt })
      .from(courseView)
      .where(
        and(
          isCourseOffered(now),
          ...linksWanted('course', filters),
          ...holds(db, courseView, courseLinks, filters),
        ),
      )
      .orderBy(...newest(courseView.updatedAt, courseView.id))
      .limit(most),
  activity: (db: Db, { most, ...filters }: Wanted) =>
    db
      .select({ id: activityView.id, at: activityView.publishedAt })
      .from(activityView)
      .innerJoin(activityVersionView, isPublishedVersion)
      .where(and(isActivityOffered, ...linksWanted('activity', filters), ...activityHolds(db, filters)))
      .orderBy(...newest(activityView.publishedAt, activityView.id))
      .limit(most),
} as const
