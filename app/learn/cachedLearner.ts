import { readToken } from '#kit/http/web/token.ts'
import type { DataOf } from '#kit/contract/endpoint.ts'
import { clearLearnerCaches } from '#features/learning/learner/web/view/learnerCache.ts'
import type { sessionCalls } from './session.calls.ts'

export type Learner = DataOf<typeof sessionCalls.permissionInfo>

const key = 'lectern.learner'

/** Distinguishes one token from another without being one. */
function markOf(token: string): number {
  let mark = 0x811c9dc5
  for (const letter of token) mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return mark >>> 0
}

interface CachedLearner {
  readonly mark: number
  readonly learner: Learner
}

/** Who this is, for the next time without a connection. */
export function cacheLearner(token: string, learner: Learner): void {
  try {
    const cached: CachedLearner = { mark: markOf(token), learner }
    localStorage.setItem(key, JSON.stringify(cached))
  } catch {
    // A full storage: without a connection nobody is known then.
  }
}

/** Who was here with this very token; nobody where another one signed in since. */
export function cachedLearner(token: string): Learner | undefined {
  try {
    const cached: CachedLearner | null = JSON.parse(localStorage.getItem(key) ?? 'null')
    return cached?.mark === markOf(token) ? cached.learner : undefined
  } catch {
    return undefined
  }
}

/** Nothing that somebody read stays on the device; what they did and could not send yet does. */
export async function forgetLearner(): Promise<void> {
  localStorage.removeItem(key)
  await clearLearnerCaches().catch(() => undefined)
}

/** Signed out elsewhere, such as in the console. */
export function forgetWhoLeft(): void {
  if (readToken() === null) void forgetLearner()
}
