import { and, eq, gt } from 'drizzle-orm'
import { refuse } from '#kit/contract/fault.ts'
import type { Call, Db } from '#kit/call/server/context.ts'
import type { FactorProof, FactorWay } from '#features/people/second-factor/proof.ts'
import {
  askForPasskeyProof,
  refuseProof,
} from '#features/people/second-factor/server/second-factor.commands.ts'
import { waysOf } from '#features/people/second-factor/server/second-factor.queries.ts'
import { holdAccount } from '#features/people/user/server/accounts.commands.ts'
import { findAccount } from '#features/people/user/server/accounts.queries.ts'
import type { PendingSignIn } from '../session.contract.ts'
import { sessionFaults } from '../session.faults.ts'
import { knownDevice } from './device.ts'
import { proveIdentity } from './proveIdentity.ts'
import { pendingSignInTable } from './session.table.ts'
import { signIn, type Browser } from './signIn.ts'
import { hashToken, makeToken } from './token.ts'

/** In milliseconds: long enough to look for one's phone. */
const pendingMs = 10 * 60_000

/** The right password was given; with this token, and a second factor, the session opens. */
export async function openPending(
  { db, now }: Pick<Call, 'db' | 'now'>,
  userId: number,
  ways: FactorWay[],
): Promise<PendingSignIn> {
  const token = makeToken()
  const expiresAt = now + pendingMs
  await db.insert(pendingSignInTable).values({ tokenHash: hashToken(token), userId, expiresAt })
  return { token, expiresAt, ways }
}

const isPending = (token: string, now: number) =>
  and(eq(pendingSignInTable.tokenHash, hashToken(token)), gt(pendingSignInTable.expiresAt, now))

async function pendingUser(db: Db, token: string, now: number): Promise<number> {
  const [pending] = await db.select().from(pendingSignInTable).where(isPending(token, now))
  return pending?.userId ?? refuse(sessionFaults.signInExpired)
}

/** Asks the browser of whoever gave the right password for a proof by a passkey. */
export async function askAtSignIn(call: Call & { readonly body: { readonly token: string } }) {
  const userId = await pendingUser(call.db, call.body.token, call.now)
  return askForPasskeyProof(call, { userId, purpose: 'signIn' })
}

interface Entering extends Browser {
  readonly token: string
  readonly proof: FactorProof
}

/** A4: the second half of signing in; the token of the first half is used up by it. */
export async function enterSecondFactor(call: Call, { token, proof, ...browser }: Entering) {
  const userId = await pendingUser(call.db, token, call.now)
  const account = await findAccount(call.db, userId)
  if (!account) refuse(sessionFaults.signInExpired)
  // What they do not have cannot be right, so it is no try, nor an entry in the log.
  if (!(await waysOf(call.db, userId)).includes(proof.kind)) refuseProof(proof.kind)
  const device = knownDevice(call.services.secretKey, browser.deviceToken, account.username)
  await proveIdentity(call, { userId, purpose: 'signIn', device }, proof)
  if (account.status !== 'valid') refuse(sessionFaults.accountInvalid)
  return call.transaction(async (inside) => {
    // The account first, like whatever changes its password or ends its sessions: so none of them waits for the other.
    if (!(await holdAccount(inside.db, account))) refuse(sessionFaults.signInExpired)
    const used = await inside.db
      .delete(pendingSignInTable)
      .where(isPending(token, call.now))
      .returning({ userId: pendingSignInTable.userId })
    if (used.length === 0) refuse(sessionFaults.signInExpired)
    return signIn(inside, account, browser, proof.kind)
  })
}
