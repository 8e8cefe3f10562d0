import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { verifyPassword } from '#kit/secret/server/password.ts'
import { phrase } from '#kit/i18n/words.ts'
import { proveFactor, refuseProof } from '#features/people/second-factor/server/second-factor.commands.ts'
import { factorsChanged } from '#features/people/second-factor/server/second-factor.events.ts'
import { countRecoveryCodes } from '#features/people/second-factor/server/second-factor.queries.ts'
import { findAccount } from '#features/people/user/server/accounts.queries.ts'
import type { IdentityProof } from '../confirmation.contract.ts'
import { sessionWords } from '../session.words.ts'
import { countRefused, countTry, forgiveTries, isUsedUp, type Trying } from './factorTries.ts'
import { triesUsedUp } from './session.events.ts'
import { isToldInLog } from './throttle.ts'

/**
 * Refuses a proof that is not theirs. Tries are counted in the database; a passkey cannot be guessed, so it may be tried again
 * and again. Holds no transaction: what was used is used up. A wrong password is refused beside `field`.
 */
export async function proveIdentity(
  call: Call,
  trying: Trying,
  proof: IdentityProof,
  field = 'password',
): Promise<void> {
  const tries = proof.kind === 'passkey' ? undefined : await countTry(call, trying, proof.kind)
  if (await isProof(call, trying, proof)) {
    await forgiveTries(call.db, trying)
    if (proof.kind === 'recovery') await tellCodeUsed(call, trying.userId)
    return
  }
  await noteFailure(call, trying, { factor: proof.kind, tries })
  if (proof.kind !== 'password') refuseProof(proof.kind)
  refuse(kitFaults.invalid, { fields: { [field]: phrase(sessionWords, 'problems.wrongPassword') } })
}

async function isProof(call: Call, trying: Trying, proof: IdentityProof): Promise<boolean> {
  if (proof.kind !== 'password') return proveFactor(call, trying, proof)
  const account = await findAccount(call.db, trying.userId)
  return verifyPassword(account?.passwordHash, proof.password)
}

async function tellCodeUsed(call: Call, userId: number): Promise<void> {
  await call.transaction(async (inside) => {
    const left = await countRecoveryCodes(inside.db, userId)
    const { address } = call
    await call.services.events.emit(inside, factorsChanged, { userId, what: 'codeUsed', left, address })
  })
}

interface Failure {
  readonly factor: IdentityProof['kind']
  /** Undefined of a passkey, which is counted once it was refused. */
  readonly tries: number | undefined
}

/** A burst of guesses is a handful of entries; who has used up all tries is told to the owner. */
async function noteFailure(call: Call, trying: Trying, { factor, tries }: Failure): Promise<void> {
  const { userId, purpose } = trying
  const failures = tries ?? (await countRefused(call, trying))
  const isLast = tries !== undefined && isUsedUp(tries)
  if (!isLast && !isToldInLog(failures)) return
  const { address, userAgent: device, services } = call
  const after = { factor, failures, address, device }
  await call.transaction(async (inside) => {
    inside.record({ resource: 'user', resourceId: userId, action: 'factorFailed', after })
    if (isLast) await services.events.emit(inside, triesUsedUp, { userId, purpose, address })
  })
}
