import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { verifyPassword } from '#kit/secret/server/password.ts'
import { phrase } from '#kit/i18n/words.ts'
import {
  proveFactor,
  refuseProof,
  type Matter,
} from '#features/people/second-factor/server/second-factor.commands.ts'
import { findAccount } from '#features/people/user/server/accounts.queries.ts'
import type { IdentityProof } from '../confirmation.contract.ts'
import { sessionWords } from '../session.words.ts'
import { countTry, forgiveTries } from './factorTries.ts'

/**
 * Refuses a proof that is not theirs. Tries are counted by account, in the database; a passkey cannot be guessed, so it may be
 * tried again and again. Holds no transaction: what was used is used up.
 */
export async function proveIdentity(call: Call, matter: Matter, proof: IdentityProof): Promise<void> {
  const tries = proof.kind === 'passkey' ? 0 : await countTry(call, matter.userId)
  const isRight = await isProof(call, matter, proof)
  if (isRight) return forgiveTries(call.db, matter.userId)
  await recordFailure(call, matter.userId, tries, proof.kind)
  if (proof.kind !== 'password') refuseProof(proof.kind)
  refuse(kitFaults.invalid, { fields: { password: phrase(sessionWords, 'problems.wrongPassword') } })
}

async function isProof(call: Call, matter: Matter, proof: IdentityProof): Promise<boolean> {
  if (proof.kind !== 'password') return proveFactor(call, matter, proof)
  const account = await findAccount(call.db, matter.userId)
  return verifyPassword(account?.passwordHash, proof.password)
}

/** The first, and then fewer and fewer: a burst of guesses is a handful of entries. */
async function recordFailure(call: Call, userId: number, failures: number, factor: string): Promise<void> {
  if (failures > 0 && !Number.isInteger(Math.log2(failures))) return
  const { address, userAgent: device } = call
  const after = { factor, address, device, ...(failures > 0 && { failures }) }
  await call.transaction(async ({ record }) =>
    record({ resource: 'user', resourceId: userId, action: 'factorFailed', after }),
  )
}
