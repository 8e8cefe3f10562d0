import { and, not, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { exampleRecordTable, numbers } from '#kit/data/server/table.ts'
import { referredIn, refersTo, whereOf } from './referenceSql.ts'
import type { Reference } from './references.ts'

/** Numbers of rows, by table. */
export type Going = Map<string, Set<number>>

/** How the rows of the tables refer to each other, and which tables number their rows. */
export interface Known {
  readonly references: readonly Reference[]
  readonly numbered: ReadonlySet<string>
}

export const goingIn = (going: Going, table: string): Set<number> => going.get(table) ?? new Set()

/** By their own columns alone: a row that names many in a list is nobody's part. */
const belongs = ({ bond, in: within }: Reference): boolean => bond !== 'holds' && within === undefined

/** That a row goes because what it belongs to, or tells of, goes. Undefined: nothing of that kind. */
export function isDragged({ references }: Known, going: Going, table: string): SQL | undefined {
  const conditions = references
    .filter((each) => each.table === table && belongs(each) && goingIn(going, each.of).size > 0)
    .map((each) => refersTo(each, [...goingIn(going, each.of)]))
  return or(...conditions)
}

async function selectNumbers(db: Db, query: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: string | number | null }>(query)
  return rows.flatMap(({ id }) => (id === null ? [] : [Number(id)]))
}

/** What is marked, with everything that belongs to it, whoever made that. */
async function findMarked(db: Db, known: Known): Promise<Going> {
  const rows = await db
    .select({ table: exampleRecordTable.inTable, id: exampleRecordTable.recordId })
    .from(exampleRecordTable)
  const going: Going = new Map()
  const add = (table: string, ids: readonly number[]) => {
    const set = goingIn(going, table)
    const before = set.size
    for (const id of ids) set.add(id)
    going.set(table, set)
    return set.size > before
  }
  for (const [table, marked] of Map.groupBy(rows, (row) => row.table))
    add(
      table,
      marked.map(({ id }) => id),
    )
  let isMore = true
  while (isMore) {
    isMore = false
    for (const table of known.numbered) {
      const dragged = isDragged(known, going, table)
      if (!dragged) continue
      const own = sql.identifier(table)
      const isNew = sql`not ${own}.id = any(${numbers(goingIn(going, table))})`
      const ids = await selectNumbers(db, sql`select ${own}.id from ${own} where ${isNew} and ${dragged}`)
      if (add(table, ids)) isMore = true
    }
  }
  return going
}

/** That a row of this table stays. */
export function isStaying(known: Known, going: Going, table: string): SQL {
  const own = sql.identifier(table)
  if (known.numbered.has(table)) return sql`not ${own}.id = any(${numbers(goingIn(going, table))})`
  const dragged = isDragged(known, going, table)
  return dragged ? sql`not coalesce((${dragged}), false)` : sql`true`
}

/** What of the table that a reference names is needed by rows that stay. */
export async function heldBy(db: Db, known: Known, going: Going, reference: Reference): Promise<number[]> {
  const ids = goingIn(going, reference.of)
  if (reference.bond === 'trace' || ids.size === 0) return []
  const own = sql.identifier(reference.table)
  const isIn = reference.in === undefined ? refersTo(reference, [...ids]) : whereOf(reference)
  const query = sql`select distinct ${referredIn(reference)} as id from ${own}
    where ${and(isIn, isStaying(known, going, reference.table))}`
  return (await selectNumbers(db, query)).filter((id) => ids.has(id))
}

/** Rows that go, of which the owner stays: they stay with it. */
async function keptWithOwner(db: Db, known: Known, going: Going, reference: Reference): Promise<number[]> {
  const { table, of, bond, column } = reference
  const ids = goingIn(going, table)
  if (bond !== 'part' || reference.in !== undefined || ids.size === 0 || !known.numbered.has(table)) return []
  const own = sql.identifier(table)
  const owner = sql`${own}.${sql.identifier(column)}`
  const isOwned = sql`exists (select 1 from ${sql.identifier(of)} as owner where owner.id = ${owner})`
  const ownerGoes = sql`${owner} = any(${numbers(goingIn(going, of))})`
  return selectNumbers(
    db,
    sql`select ${own}.id from ${own} where ${own}.id = any(${numbers(ids)}) and ${whereOf(reference)} and ${isOwned} and ${not(ownerGoes)}`,
  )
}

/**
 * What can go: what is marked and all that belongs to it, without what a row needs that stays, and what such a row needs in turn. Each
 * round takes something back, so that it comes to an end.
 */
export async function findGoing(db: Db, known: Known): Promise<{ going: Going; marked: Going }> {
  const marked = await findMarked(db, known)
  const going: Going = new Map([...marked].map(([table, ids]) => [table, new Set(ids)]))
  let isMore = true
  while (isMore) {
    isMore = false
    for (const reference of known.references) {
      for (const id of await heldBy(db, known, going, reference))
        if (goingIn(going, reference.of).delete(id)) isMore = true
      for (const id of await keptWithOwner(db, known, going, reference))
        if (goingIn(going, reference.table).delete(id)) isMore = true
    }
  }
  return { going, marked }
}
