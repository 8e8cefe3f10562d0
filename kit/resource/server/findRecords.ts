import { and, desc, getTableName, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isAllowed } from '#kit/contract/role.ts'
import type { Call, Db } from '#kit/call/server/context.ts'
import type { NamedRecords, NamelessRecords } from '#kit/data/server/namedRecords.ts'
import {
  anyoneLike,
  rolesKey,
  slot,
  statements,
  valuesOf,
  type Preparable,
} from '#kit/data/server/statement.ts'
import type { CrudSpec } from './crud.ts'
import { columnsOf, contains, holds, placeIn } from './crud.query.ts'
import { beginsIndex } from './crud.rows.ts'
import { specsIn, type NamedResource } from './recordNames.ts'

/** A record of any kind that holds a searched text. */
export interface FoundRecord {
  /** The resource, as the operation log names it. */
  readonly kind: string
  readonly id: number
  readonly name: string
  /** What else its list searches by, such as the user name of an account; of other records their creator's name. */
  readonly note: string
  readonly status: string
  /** '' where there is none. */
  readonly picture: string
}

/** How many of the newest records are looked through before the index of a text is asked, as lists do it. */
const walked = 400

/** Which names of filters search a text in this resource. */
const searchNames = ({ resource: { filters } }: CrudSpec): string[] =>
  Object.keys(filters).filter((name) => filters[name]?.kind === 'search')

/** Resources whose lists search a text, out of all that features register by name. */
export const searchedResources = (
  records: readonly (NamedResource | NamedRecords | NamelessRecords)[],
): CrudSpec[] => specsIn(records).filter((spec) => searchNames(spec).length > 0)

interface Search {
  readonly text: string
  /** Of each kind. */
  readonly most: number
  /** The kinds to look in; absent: all that the asker may list. */
  readonly kinds?: readonly string[] | undefined
}

/**
 * Records of all these resources that hold the text where their own lists search it, each kind by its own rule of access. Two
 * statements whatever the number of kinds: the newest rows of each, then the indexes of those that did not fill up (decision 037).
 */
export async function findRecords(
  specs: readonly CrudSpec[],
  call: Call,
  search: Search,
): Promise<FoundRecord[]> {
  const asked = specs.filter(
    ({ resource: { endpoints, name } }) =>
      isAllowed(endpoints.page.who, call.actor) && search.kinds?.includes(name) !== false,
  )
  const near = await findIn(asked, call, search, 'newest')
  const isFull = ({ resource: { name } }: CrudSpec) =>
    (near.get(name)?.length ?? 0) >= search.most || isTooCommon(search.text)
  const far = await findIn(
    asked.filter((spec) => !isFull(spec)),
    call,
    search,
    'indexed',
  )
  return asked.flatMap(({ resource: { name } }) => far.get(name) ?? near.get(name) ?? [])
}

/** A letter that nearly every Latin text has: an index would name all of them. */
const isTooCommon = (text: string): boolean => /^[\x20-\x7e]$/.test(text)

type Way = 'newest' | 'indexed'

const finding = statements<FoundRecord[]>()

async function findIn(specs: readonly CrudSpec[], call: Call, { text, most }: Search, way: Way) {
  if (specs.length === 0) return new Map<string, FoundRecord[]>()
  const { actor, db } = call
  // A condition of a resource's own holds the text itself.
  const own = specs.some((spec) => searchNames(spec).some((name) => spec.conditions?.[name])) ? text : ''
  const key = [way, rolesKey(actor), own, ...specs.map(({ resource }) => resource.name)].join(' ')
  const found = await finding(db, finding, key, { ...valuesOf(actor), text, most }, (builder) =>
    union(
      builder,
      specs.map((spec) => rowsOf(builder, spec, call, text, way)),
    ),
  )
  return Map.groupBy(found, ({ kind }) => kind)
}

const union = (db: Db, queries: readonly SQL[]): Preparable<FoundRecord[]> =>
  db
    .select({
      kind: sql<string>`kind`,
      id: sql<number>`id`.mapWith(Number),
      name: sql<string>`name`,
      note: sql<string>`note`,
      status: sql<string>`status`,
      picture: sql<string>`picture`,
    })
    .from(sql`(${sql.join([...queries], sql` union all `)}) as found`)

/** The rows of one kind, those first that are called so, or begin so. */
function rowsOf(db: Db, spec: CrudSpec, { actor }: Call, text: string, way: Way): SQL {
  const { label, picture = sql`''`, resource, table } = spec
  const status = spec.extra?.['status'] ?? table.status
  const isOne = and(spec.access.visible(anyoneLike(actor)), searched(spec, text, way))
  const among =
    way === 'newest'
      ? newestOf(spec)
      : sql`select * from ${table} where ${and(isNull(table.deletedAt), isOne)} offset 0`
  // Under the name of its table, so that conditions of the table are conditions of these rows.
  const rows = sql`(${among}) as ${sql.identifier(getTableName(table))}`
  const query = db
    .select({
      kind: sql`${resource.name}::text`.as('kind'),
      id: sql`${table.id}`.as('id'),
      name: sql`${label}`.as('name'),
      note: sql`${noteOf(spec)}`.as('note'),
      status: sql`${status}`.as('status'),
      picture: sql`${picture}`.as('picture'),
    })
    .from(rows)
    .where(way === 'newest' ? isOne : undefined)
    .orderBy(
      desc(sql`folded(${label}) = folded(${slot('text')})`),
      desc(sql`${placeIn(label, slot('text'))} = 1`),
      ...newestFirst(spec),
    )
    .limit(slot('most'))
  return sql`(${query.getSQL()})`
}

/** By the last change where an index knows it, else by when they were made. */
const newestFirst = ({ table }: CrudSpec): SQL[] =>
  beginsIndex(table, table.updatedAt) ? [desc(table.updatedAt), desc(table.id)] : [desc(table.id)]

const newestOf = (spec: CrudSpec): SQL =>
  sql`select * from ${spec.table} where ${isNull(spec.table.deletedAt)} order by ${sql.join(newestFirst(spec), sql`, `)} limit ${walked}`

/** The condition of the list's searches, any of them; rows at hand are compared without the index. */
function searched(spec: CrudSpec, text: string, way: Way): SQL | undefined {
  const compare = way === 'newest' ? holds : contains
  return or(
    ...searchNames(spec).map((name) => {
      const column = columnsOf(spec)[name]
      return spec.conditions?.[name]?.(text as never) ?? (column && compare(column, slot('text')))
    }),
  )
}

/** Read for the few rows that are answered: joined beforehand, all people would be read. */
function noteOf(spec: CrudSpec): PgColumn | SQL {
  const { label, people, table } = spec
  const others = searchNames(spec).map((name) => columnsOf(spec)[name])
  const own = others.find((column) => column && column !== label)
  return (
    own ??
    sql`coalesce((select ${people.nickname} from ${people} where ${people.id} = ${table.creatorId}), '')`
  )
}
