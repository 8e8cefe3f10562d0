import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Services } from '#kit/call/server/context.ts'
import { passageSourceTable as sources, passageTable } from './passage.table.ts'

type SourceKind = (typeof sources.$inferSelect)['kind']

/** How each of these was cut; what was not is left out. */
export async function sourceHashes(
  db: Db,
  kind: SourceKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: sources.id, hash: sources.hash })
    .from(sources)
    .where(and(eq(sources.kind, kind), inArray(sources.id, [...ids])))
  return new Map(rows.map(({ id, hash }) => [id, hash]))
}

interface Source {
  readonly kind: SourceKind
  readonly id: number
  readonly hash: string
}

/**
 * Writes what was cut of a source, once: whoever comes second, on whatever server, waits and finds it written. In a
 * transaction of its own, so nobody may hold one who calls it.
 */
export async function writeOnce(
  { database }: Pick<Services, 'database'>,
  { kind, id, hash }: Source,
  write: (db: Db) => Promise<void>,
): Promise<boolean> {
  return database.db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`passages of ${kind} ${id}`}, 0))`)
    if ((await sourceHashes(db, kind, [id])).get(id) === hash) return false
    await write(db)
    await db
      .insert(sources)
      .values({ kind, id, hash })
      .onConflictDoUpdate({ target: [sources.kind, sources.id], set: { hash } })
    return true
  })
}

/** Has these sources cut anew when they are next asked for. */
export async function forgetSources(db: Db, kind: SourceKind, ids: readonly number[]): Promise<void> {
  const isOne = and(eq(sources.kind, kind), inArray(sources.id, [...new Set(ids)]))
  if (ids.length > 0) await db.delete(sources).where(isOne)
}

/** Rows of a statement are bounded by its parameters. */
const atOnce = 500

/** Writes passages, some hundred at once. */
export async function insertPassages(
  db: Db,
  rows: readonly (typeof passageTable.$inferInsert)[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce)
    await db.insert(passageTable).values(rows.slice(from, from + atOnce))
}
