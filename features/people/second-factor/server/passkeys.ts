import { and, eq, lt, sql } from 'drizzle-orm'
import { refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { sign } from '#kit/secret/server/seal.ts'
import { creationOptions, requestOptions } from '../passkey.ts'
import type { Assertion, Attestation, CreationOptions, RequestOptions } from '../passkey.ts'
import { secondFactorFaults } from '../second-factor.faults.ts'
import { challengeMs, storeChallenge, takeChallenge, type Purpose } from './challenges.ts'
import { relyingParty } from './relyingParty.ts'
import type { FactorRow } from './second-factor.table.ts'
import { secondFactorTable } from './second-factor.table.ts'

// Large, and few calls need it, so it comes with the first of them.
const load = () => import('@simplewebauthn/server')

/** Shown by the browser beside the name of the account. */
export const issuer = 'Lectern'

const partyOf = ({ services }: Pick<Call, 'services'>) =>
  relyingParty(services.env) ?? refuse(secondFactorFaults.noPasskeysHere)

const described = (rows: readonly FactorRow[]) =>
  rows.flatMap(({ credentialId, transports }) =>
    credentialId === null ? [] : [{ id: credentialId, transports: transports ?? [] }],
  )

/** Asks for a new passkey of whoever calls; those in `rows` are not offered again. */
export async function askForPasskey(call: Call, rows: readonly FactorRow[]): Promise<CreationOptions> {
  const { actor, services, db, now } = call
  const { generateRegistrationOptions } = await load()
  const options = await generateRegistrationOptions({
    rpName: issuer,
    rpID: partyOf(call).id,
    // An authenticator stores it readable, so it tells of nobody.
    userID: new Uint8Array(
      Buffer.from(sign(services.secretKey, 'passkey owner', String(actor.id)), 'base64url'),
    ),
    userName: actor.username,
    userDisplayName: actor.nickname,
    timeout: challengeMs,
    attestationType: 'none',
    excludeCredentials: described(rows),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await storeChallenge(db, { challenge: options.challenge, userId: actor.id, purpose: 'add' }, now)
  return creationOptions.parse(options)
}

/** What is stored of a new passkey. @throws Fault where it does not answer what was asked */
export async function readPasskey(call: Call, { id, transports, ...response }: Attestation) {
  const { actor, db, now } = call
  const party = partyOf(call)
  const { clientDataJSON } = response
  const challenge = await takeChallenge(db, { clientDataJSON, userId: actor.id, purpose: 'add' }, now)
  if (challenge === undefined) refuse(secondFactorFaults.passkeyRefused)
  const { verifyRegistrationResponse } = await load()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
  }).catch(notVerified)
  if (!verified || !registrationInfo) refuse(secondFactorFaults.passkeyRefused)
  const { credential } = registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: [...transports],
  }
}

/** Whatever is wrong with what an authenticator sent, it proves nothing. */
const notVerified = () =>
  ({ verified: false, registrationInfo: undefined, authenticationInfo: undefined }) as const

/** Asks for a proof by one of this account's passkeys. */
export async function askForProof(
  call: Pick<Call, 'db' | 'services' | 'now'>,
  rows: readonly FactorRow[],
  { userId, purpose }: { readonly userId: number; readonly purpose: Purpose },
): Promise<RequestOptions> {
  const allowCredentials = described(rows)
  if (allowCredentials.length === 0) refuse(secondFactorFaults.passkeyRefused)
  const { generateAuthenticationOptions } = await load()
  const options = await generateAuthenticationOptions({
    rpID: partyOf(call).id,
    allowCredentials,
    timeout: challengeMs,
    userVerification: 'preferred',
  })
  await storeChallenge(call.db, { challenge: options.challenge, userId, purpose }, call.now)
  return requestOptions.parse(options)
}

/** Whether an authenticator signed what this account was asked for, once, by a key that it has here, and is no copy. */
export async function isPasskeyProof(
  call: Pick<Call, 'db' | 'services' | 'now'>,
  rows: readonly FactorRow[],
  { id, ...response }: Assertion,
  purpose: Purpose,
): Promise<boolean> {
  const { db, now } = call
  const row = rows.find(({ credentialId }) => credentialId === id)
  if (!row || row.publicKey === null) return false
  const party = partyOf(call)
  const { clientDataJSON } = response
  const challenge = await takeChallenge(db, { clientDataJSON, userId: row.userId, purpose }, now)
  if (challenge === undefined) return false
  const { verifyAuthenticationResponse } = await load()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id,
      publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
      counter: row.counter,
    },
    requireUserVerification: false,
  }).catch(notVerified)
  return verified && authenticationInfo !== undefined && noteUse(call, row, authenticationInfo.newCounter)
}

/** The counter goes up and never down; authenticators that do not count say 0. */
async function noteUse(
  { db, now }: Pick<Call, 'db' | 'now'>,
  row: FactorRow,
  newCounter: number,
): Promise<boolean> {
  const { id, counter } = secondFactorTable
  const isNewer = newCounter === 0 ? sql`${counter} = 0` : lt(counter, newCounter)
  const used = await db
    .update(secondFactorTable)
    .set({ counter: newCounter, lastUsedAt: now })
    .where(and(eq(id, row.id), isNewer))
    .returning({ id })
  return used.length > 0
}
