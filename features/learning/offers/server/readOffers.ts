import { asc, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#kit/call/server/context.ts'
import { activityView, activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import { courseView } from '#features/content/course/server/course.queries.ts'
import { productView } from '#features/content/product/server/product.queries.ts'
import type { Offer, OfferKind } from '../offers.contract.ts'
import { labelsOf, names, type Name } from './namedContent.ts'
import { courseLinks, isPublishedVersion, productLinks } from './offerLinks.ts'

/** What an offer says of itself, with the numbers of what it is linked to. */
interface Written extends Pick<Offer, 'kind' | 'id' | 'title' | 'cover' | 'line' | 'price'> {
  readonly links: Readonly<Record<Name, readonly number[]>>
}

/** So much of a text stands on a card. */
const lineLength = 160
const lineOf = (text: PgColumn | SQL) =>
  sql<string>`left(regexp_replace(${text}, '\\s+', ' ', 'g'), ${lineLength})`

type Links = typeof productLinks | typeof courseLinks

async function linksOf(db: Db, links: Links, ids: readonly number[]) {
  const rows = await Promise.all(
    names.map(async (name) => {
      const { ownerId, targetId, position } = links[name]
      const found = await db
        .select({ ownerId, targetId })
        .from(links[name])
        .where(inArray(ownerId, [...ids]))
        .orderBy(asc(position))
      return [name, Map.groupBy(found, (row) => row.ownerId)] as const
    }),
  )
  const found = new Map(rows)
  const of = (name: Name, id: number) =>
    found
      .get(name)
      ?.get(id)
      ?.map(({ targetId }) => targetId) ?? []
  return (id: number) => ({ career: of('career', id), ability: of('ability', id), tag: of('tag', id) })
}

async function readProducts(db: Db, ids: readonly number[]): Promise<Written[]> {
  const { id, title, cover, overview, salePrice } = productView
  const [rows, linked] = await Promise.all([
    db
      .select({ id, title, cover, line: lineOf(overview), salePrice })
      .from(productView)
      .where(inArray(id, [...ids])),
    linksOf(db, productLinks, ids),
  ])
  return rows.map(({ salePrice: price, ...row }) => ({
    ...row,
    kind: 'product',
    price: price ?? 0,
    links: linked(row.id),
  }))
}

async function readCourses(db: Db, ids: readonly number[]): Promise<Written[]> {
  const { id, title, cover, overview } = courseView
  const [rows, linked] = await Promise.all([
    db
      .select({ id, title, cover, line: lineOf(overview) })
      .from(courseView)
      .where(inArray(id, [...ids])),
    linksOf(db, courseLinks, ids),
  ])
  return rows.map((row) => ({ ...row, kind: 'course', price: null, links: linked(row.id) }))
}

/** They are called as they were published. */
async function readActivities(db: Db, ids: readonly number[]): Promise<Written[]> {
  const { title, fields } = activityVersionView
  const rows = await db
    .select({ id: activityView.id, title, fields, line: lineOf(sql`${fields} ->> 'description'`) })
    .from(activityView)
    .innerJoin(activityVersionView, isPublishedVersion)
    .where(inArray(activityView.id, [...ids]))
  return rows.map(({ fields: { cover, careerId, competencyPoints, tagIds }, ...row }) => ({
    ...row,
    kind: 'activity',
    cover,
    price: 0,
    links: {
      career: careerId === null ? [] : [careerId],
      ability: competencyPoints.flatMap(({ abilityId }) => abilityId ?? []),
      tag: tagIds,
    },
  }))
}

const readers = { product: readProducts, course: readCourses, activity: readActivities } as const

/** The offers of one kind with these numbers, each with the names of what it is linked to. */
export async function readOffers(
  db: Db,
  kind: OfferKind,
  ids: readonly number[],
): Promise<Omit<Offer, 'isHeld'>[]> {
  if (ids.length === 0) return []
  const written = await readers[kind](db, ids)
  const [careers, abilities, tags] = await Promise.all(
    names.map((name) =>
      labelsOf(
        db,
        name,
        written.flatMap(({ links }) => links[name]),
      ),
    ),
  )
  const options = (labels: ReadonlyMap<number, string> | undefined, targets: readonly number[]) =>
    targets.flatMap((id) => {
      const label = labels?.get(id)
      return label === undefined ? [] : [{ id, label }]
    })
  return written.map(({ links, ...offer }) => ({
    ...offer,
    careers: options(careers, links.career),
    abilities: options(abilities, links.ability),
    tags: options(tags, links.tag),
  }))
}
