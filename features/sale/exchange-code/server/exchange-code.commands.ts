import type { Db } from '#kit/call/server/context.ts'
import { exchangeCodeTable } from './exchangeCode.table.ts'

/** Adds codes; one that exists already, were it ever drawn again, is left out. */
export async function addCodes(db: Db, codes: (typeof exchangeCodeTable.$inferInsert)[]): Promise<void> {
  await db.insert(exchangeCodeTable).values(codes).onConflictDoNothing()
}
