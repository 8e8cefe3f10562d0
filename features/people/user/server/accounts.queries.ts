import { eq } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { userTable } from './user.table.ts'
import { isNamed } from './user.queries.ts'

export type Account = typeof userTable.$inferSelect

/** The account of this name, whatever its case. */
export async function findByName(db: Db, username: string): Promise<Account | undefined> {
  const [account] = await db.select().from(userTable).where(isNamed(username))
  return account
}

export async function findAccount(db: Db, id: number): Promise<Account | undefined> {
  const [account] = await db.select().from(userTable).where(eq(userTable.id, id))
  return account
}
