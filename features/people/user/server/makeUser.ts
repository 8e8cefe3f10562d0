import { hash } from '@node-rs/argon2'
import type { Db } from '#kit/call/server/context.ts'
import { userTable } from './user.table.ts'

type Details = Partial<Omit<typeof userTable.$inferInsert, 'id'>> & { password?: string }

/** The weakest hash that argon2 makes: tests make many accounts whose passwords protect nothing. */
const quickHash = (password: string) => hash(password, { memoryCost: 8, timeCost: 1 })

let made = 0

/** An account for tests and the demo; a valid designer unless its details say otherwise. */
export async function makeUser(
  db: Db,
  { password = 'correct horse', ...details }: Details = {},
): Promise<{ id: number; username: string; nickname: string; password: string }> {
  made += 1
  const username = details.username ?? `user-${process.pid}-${made}`
  const nickname = details.nickname ?? username
  const [row] = await db
    .insert(userTable)
    .values({
      createdAt: Date.now(),
      updatedAt: Date.now(),
      roles: ['lx_designer'],
      ...details,
      username,
      nickname,
      passwordHash: details.passwordHash ?? (await quickHash(password)),
    })
    .returning({ id: userTable.id })
  if (!row) throw new Error('the account was not kept')
  return { id: row.id, username, nickname, password }
}
