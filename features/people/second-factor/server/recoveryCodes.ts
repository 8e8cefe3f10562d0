import { eq } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { generatePassword, hashPassword, verifyPassword } from '#kit/secret/server/password.ts'
import { recoveryCodeTable } from './second-factor.table.ts'

/** How many are told at once. */
const many = 10
/** Signs of each half: together some 58 bits, which the limit of tries leaves no chance to guess. */
const half = 5

/** Codes to write down, such as `k7Qm2-x9RtB`, with their hashes. */
export async function makeRecoveryCodes() {
  const codes = Array.from({ length: many }, () => `${generatePassword(half)}-${generatePassword(half)}`)
  return { codes, hashes: await Promise.all(codes.map((code) => hashPassword(bare(code)))) }
}

/** As it is compared: people leave the hyphen out, or put spaces in. */
const bare = (code: string): string => code.replaceAll(/[\s-]/g, '')

/** Puts new codes in the place of all that an account had. */
export async function replaceRecoveryCodes(db: Db, userId: number, hashes: readonly string[]): Promise<void> {
  await db.delete(recoveryCodeTable).where(eq(recoveryCodeTable.userId, userId))
  if (hashes.length === 0) return
  await db.insert(recoveryCodeTable).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

/** Whether a code is one of this account's, which is used up by this; of two who send it at once, one succeeds. */
export async function takeRecoveryCode(db: Db, userId: number, code: string): Promise<boolean> {
  const rows = await db.select().from(recoveryCodeTable).where(eq(recoveryCodeTable.userId, userId))
  for (const { id, codeHash } of rows)
    if (await verifyPassword(codeHash, bare(code))) {
      const taken = await db
        .delete(recoveryCodeTable)
        .where(eq(recoveryCodeTable.id, id))
        .returning({ id: recoveryCodeTable.id })
      return taken.length > 0
    }
  return false
}
