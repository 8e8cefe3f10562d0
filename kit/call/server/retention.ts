import { inArray, lt, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Env } from '#kit/ops/server/env.ts'
import type { Call, Services } from './context.ts'

/** Rows that grow with every day, and for how long they are kept. */
export interface Retained {
  /** What they are, as the log of the server says it. */
  readonly name: string
  /** 0: for good. */
  readonly days: (settings: Env) => number
  /** Takes away the oldest rows of before `before` (Unix milliseconds), at most `most`; answers how many. */
  readonly forget: (within: Pick<Call, 'db' | 'services'>, before: number, most: number) => Promise<number>
}

/** For rows that have a moment (Unix milliseconds) in a column and nothing else that keeps them. */
export const forgetBefore =
  (table: PgTable, at: PgColumn): Retained['forget'] =>
  async ({ db }, before, most) => {
    const place = sql`ctid`
    const old = db.select({ place }).from(table).where(lt(at, before)).limit(most)
    return (await db.delete(table).where(inArray(place, old)).returning({ at })).length
  }

/** So few that nobody waits for long, not even on the embedded database, where all wait in one line. */
const batch = 1000
const dayMs = 86_400_000

/**
 * Takes away what is older than the operator's rules say, in transactions of at most `batch` rows each: what kills it in between undoes
 * one of them, and the next run goes on. Answers how many rows of each went.
 */
export async function forgetOldRows(
  services: Services,
  retained: readonly Retained[],
): Promise<ReadonlyMap<string, number>> {
  const gone = new Map<string, number>()
  for (const { name, days, forget } of retained) {
    const kept = days(services.env)
    if (kept === 0) continue
    const before = services.now() - kept * dayMs
    let count: number
    do {
      count = await services.database.db.transaction((db) => forget({ db, services }, before, batch))
      gone.set(name, (gone.get(name) ?? 0) + count)
    } while (count > 0)
  }
  return gone
}
