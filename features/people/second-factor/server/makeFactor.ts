import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Services } from '#kit/call/server/context.ts'
import { secondFactorTable } from './second-factor.table.ts'
import { makeTotpSecret, sealTotp } from './totp.ts'

/** An authenticator app of this account, for tests; one that counts unless it is said otherwise. */
export async function makeFactor(
  { database: { db }, secretKey }: Pick<Services, 'database' | 'secretKey'>,
  { userId, isConfirmed = true, name = 'A phone' }: { userId: number; isConfirmed?: boolean; name?: string },
): Promise<{ readonly id: number; readonly secret: string }> {
  const at = Date.now()
  const [row] = await db
    .insert(secondFactorTable)
    .values({ userId, kind: 'totp', name, createdAt: at, confirmedAt: isConfirmed ? at : null })
    .returning({ id: secondFactorTable.id, userId: secondFactorTable.userId })
  if (!row) throw new Error('the factor was not stored')
  const secret = makeTotpSecret()
  await db
    .update(secondFactorTable)
    .set({ sealedSecret: sealTotp(secretKey, row, secret) })
    .where(eq(secondFactorTable.id, row.id))
  return { id: row.id, secret }
}

/** The code that an app with this secret shows at a moment in Unix milliseconds. */
export const codeAt = (secret: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
