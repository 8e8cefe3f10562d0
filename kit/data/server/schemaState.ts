import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { z } from 'zod'
import { migrationsFolder } from './emptyDump.ts'

/** `missing`: migrations of this program were not run. `newer`: all were, and others that it does not know. */
export type SchemaState = 'ok' | 'missing' | 'newer'

type Querying = Pick<pg.ClientBase, 'query'>

const journal = z.object({ entries: z.array(z.object({ when: z.number() })) })
/** There is no such table, or no such schema. */
const absent = ['42P01', '3F000']
let known: Promise<readonly number[]> | undefined

/** When the migrations of this program were written; a migration is known by that. */
const knownTimes = (): Promise<readonly number[]> =>
  (known ??= readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8').then((text) =>
    journal.parse(JSON.parse(text)).entries.map(({ when }) => when),
  ))

/**
 * Compares the database with the migrations of this program, in one statement.
 * @throws what the driver says of a database that does not answer within `timeoutMs`
 */
export async function readSchemaState(database: Querying, timeoutMs: number): Promise<SchemaState> {
  const times = await knownTimes()
  const applied = await appliedTimes(database, timeoutMs)
  if (times.some((time) => !applied.has(time))) return 'missing'
  return applied.size > times.length ? 'newer' : 'ok'
}

/** Migrations that were run, by when they were written; none where there is no table of them yet. */
export async function appliedTimes(database: Querying, timeoutMs?: number): Promise<ReadonlySet<number>> {
  const text = 'select created_at from drizzle.__drizzle_migrations'
  try {
    const statement = { text, ...(timeoutMs !== undefined && { query_timeout: timeoutMs }) }
    const { rows } = await database.query<{ created_at: number }>(statement)
    return new Set(rows.map(({ created_at }) => Number(created_at)))
  } catch (error) {
    if (error instanceof Error && 'code' in error && absent.includes(String(error.code))) return new Set()
    throw error
  }
}
