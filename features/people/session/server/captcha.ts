import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { refuse } from '#kit/contract/fault.ts'
import type { Call, Services } from '#kit/call/server/context.ts'
import { keysFor, type SecretKey } from '#kit/secret/server/seal.ts'
import { challenge } from '../session.contract.ts'
import { sessionFaults } from '../session.faults.ts'
import { usedChallengeTable } from './session.table.ts'

const lifetimeMs = 10 * 60_000
const payload = z.object({
  challenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/** What signs challenges, and what signed those that are under way. */
const secretsOf = (secretKey: SecretKey) => {
  const ofKeys = keysFor(secretKey, 'captcha key')
  return keysFor(secretKey, 'captcha').map((key, at) => ({
    hmacSignatureSecret: key.toString('hex'),
    hmacKeySignatureSecret: ofKeys[at]?.toString('hex') ?? '',
  }))
}

async function isSolved(secretKey: SecretKey, solved: z.output<typeof payload>): Promise<boolean> {
  for (const secrets of secretsOf(secretKey))
    if ((await verifySolution({ ...solved, deriveKey, ...secrets })).verified) return true
  return false
}

/**
 * A proof of work of about half a second for a phone, times `effort`; nothing of it is stored until it is answered.
 * `counter`: where its solution lies, and so how long the search takes.
 */
export async function makeChallenge(
  { secretKey, now }: Pick<Services, 'secretKey' | 'now'>,
  effort: number,
  counter = randomInt(1000 * effort, 300 * effort),
): Promise<z.output<typeof challenge>> {
  const made = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    counter,
    data: { effort },
    deriveKey,
    expiresAt: Math.floor((now() + lifetimeMs) / 1000),
    ...secretsOf(secretKey)[0],
  })
  return challenge.parse(made)
}

function read(verification: string): z.output<typeof payload> | undefined {
  try {
    return payload.safeParse(JSON.parse(Buffer.from(verification, 'base64').toString())).data
  } catch {
    return undefined
  }
}

/**
 * Refuses an answer that is wrong, too late or was given before (A10).
 * @returns the effort of the challenge that was solved; undefined where the captcha is off
 */
export async function passCaptcha(call: Call, verification: string | undefined): Promise<number | undefined> {
  const { env, secretKey } = call.services
  if (!env.CAPTCHA) return undefined
  if (!verification) refuse(sessionFaults.captchaMissing)
  const solved = read(verification)
  const isRight = solved && (await isSolved(secretKey, solved))
  const expiresAt = (solved?.challenge.parameters.expiresAt ?? 0) * 1000
  if (!solved || !isRight || expiresAt <= call.now) refuse(sessionFaults.captchaWrong)
  const { signature, parameters } = solved.challenge
  const used = await call.db
    .insert(usedChallengeTable)
    .values({ signature, expiresAt })
    .onConflictDoNothing()
    .returning({ signature: usedChallengeTable.signature })
  if (used.length === 0) refuse(sessionFaults.captchaWrong)
  return parameters.data.effort
}
