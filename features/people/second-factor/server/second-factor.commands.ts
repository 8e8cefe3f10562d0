import { and, eq } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { Call, Db } from '#kit/call/server/context.ts'
import type { RequestOptions } from '../passkey.ts'
import type { FactorProof, FactorWay } from '../proof.ts'
import { secondFactorFaults } from '../second-factor.faults.ts'
import { secondFactorWords } from '../second-factor.words.ts'
import type { Purpose } from './challenges.ts'
import { askForProof, isPasskeyProof } from './passkeys.ts'
import { takeRecoveryCode } from './recoveryCodes.ts'
import { factorsOf } from './second-factor.queries.ts'
import { passkeyChallengeTable, recoveryCodeTable, secondFactorTable } from './second-factor.table.ts'
import { takeTotpCode } from './totp.ts'

type Proving = Pick<Call, 'db' | 'services' | 'now'>

/** What is proved, and of whom. */
export interface Matter {
  readonly userId: number
  readonly purpose: Exclude<Purpose, 'add'>
}

/** Asks the browser for a proof by a passkey. */
export const askForPasskeyProof = async (call: Proving, matter: Matter): Promise<RequestOptions> =>
  askForProof(call, await factorsOf(call.db, matter.userId), matter)

/**
 * Whether this proves that it is they. What was used is used up, right or not so: call it outside of a transaction, which a
 * refusal would undo.
 */
export async function proveFactor(
  call: Proving,
  { userId, purpose }: Matter,
  proof: FactorProof,
): Promise<boolean> {
  const { db, now, services } = call
  const factors = await factorsOf(db, userId)
  if (factors.length === 0) return false
  if (proof.kind === 'recovery') return takeRecoveryCode(db, userId, proof.code)
  if (proof.kind === 'passkey') return isPasskeyProof(call, factors, proof.passkey, purpose)
  for (const row of factors)
    if (await takeTotpCode({ db, now, secretKey: services.secretKey }, row, proof.code)) return true
  return false
}

/** Refuses a proof that is not theirs: a code beside its field. @throws Fault, always */
export function refuseProof(way: FactorWay): never {
  if (way === 'passkey') refuse(secondFactorFaults.passkeyRefused)
  refuse(kitFaults.invalid, { fields: { code: phrase(secondFactorWords, 'problems.wrongCode') } })
}

/** Takes all factors and recovery codes away; answers how many factors counted. */
export async function removeFactors(db: Db, userId: number): Promise<number> {
  const removed = await db
    .delete(secondFactorTable)
    .where(eq(secondFactorTable.userId, userId))
    .returning({ confirmedAt: secondFactorTable.confirmedAt })
  await db.delete(recoveryCodeTable).where(eq(recoveryCodeTable.userId, userId))
  await db.delete(passkeyChallengeTable).where(eq(passkeyChallengeTable.userId, userId))
  return removed.filter(({ confirmedAt }) => confirmedAt !== null).length
}

/** Takes one factor of this account away; undefined where it has none of this number. */
export async function removeFactor(db: Db, userId: number, id: number) {
  const [removed] = await db
    .delete(secondFactorTable)
    .where(and(eq(secondFactorTable.id, id), eq(secondFactorTable.userId, userId)))
    .returning({ name: secondFactorTable.name, kind: secondFactorTable.kind })
  return removed
}
