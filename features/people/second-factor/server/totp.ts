import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Db } from '#kit/call/server/context.ts'
import { seal, unseal, type SecretKey } from '#kit/secret/server/seal.ts'
import type { FactorRow } from './second-factor.table.ts'
import { secondFactorTable } from './second-factor.table.ts'

/** Bytes; as many as the hash of these codes has (RFC 4226). */
const secretSize = 20
const period = 30
/** Steps before and after the present one: clocks differ, and people type slowly. */
const window = 1

type Place = Pick<FactorRow, 'id' | 'userId'>
/** Where a secret is sealed: it opens for this owner and row alone. */
export const secretPlace = ({ id, userId }: Place) => `user:${userId}:second-factor:${id}`

export const makeTotpSecret = (): string => new Secret({ size: secretSize }).base32

export const sealTotp = (secretKey: SecretKey, row: Place, secret: string): string =>
  seal(secretKey, secretPlace(row), secret)

const totpOf = (secret: string, account = {}) =>
  new TOTP({ ...account, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) })

/** What an authenticator app reads from a QR picture. */
export const totpUri = (
  secret: string,
  account: { readonly issuer: string; readonly label: string },
): string => totpOf(secret, account).toString()

/** The step of 30 seconds that a code is of; undefined where it is not right at this moment. */
function stepOf(secret: string, code: string, now: number): number | undefined {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const delta = totpOf(secret).validate({ token, window, timestamp: now })
  return delta === null ? undefined : Math.floor(now / (period * 1000)) + delta
}

/** One that was sealed with another key, or for another row, proves nothing: its owner has the recovery codes. */
function openSecret(secretKey: SecretKey, row: FactorRow): string | undefined {
  if (row.sealedSecret === null) return undefined
  try {
    return unseal(secretKey, secretPlace(row), row.sealedSecret)
  } catch {
    return undefined
  }
}

/** Whether a code is right and was not taken before; of two who send the same one at once, one succeeds. */
export async function takeTotpCode(
  { db, secretKey, now }: { readonly db: Db; readonly secretKey: SecretKey; readonly now: number },
  row: FactorRow,
  code: string,
): Promise<boolean> {
  const secret = openSecret(secretKey, row)
  const step = secret === undefined ? undefined : stepOf(secret, code, now)
  if (step === undefined) return false
  const { id, lastStep } = secondFactorTable
  const taken = await db
    .update(secondFactorTable)
    .set({ lastStep: step, lastUsedAt: now })
    .where(and(eq(id, row.id), or(isNull(lastStep), lt(lastStep, step))))
    .returning({ id })
  return taken.length > 0
}
