/** What is kept of failed attempts under one key; moments in Unix milliseconds. */
export interface Attempts {
  readonly failures: number
  readonly lockedUntil: number
  readonly lastAt: number
}

export interface ThrottleRule {
  /** Failures that cost nothing. */
  readonly free: number
  /** The first lock; each further failure doubles it. */
  readonly firstLockMs: number
  readonly longestLockMs: number
  /** Without a failure for this long, everything is forgotten. */
  readonly forgetAfterMs: number
}

const minute = 60_000

/** A person mistypes some times; a machine that guesses gets a hundred tries a day (A10). */
export const accountRule: ThrottleRule = {
  free: 5,
  firstLockMs: minute / 2,
  longestLockMs: 15 * minute,
  forgetAfterMs: 24 * 60 * minute,
}

/** A whole school may sit behind one address, so it has more tries, for all its accounts together. */
export const addressRule: ThrottleRule = { ...accountRule, free: 50, forgetAfterMs: 60 * minute }

export const noAttempts: Attempts = { failures: 0, lockedUntil: 0, lastAt: 0 }

/**
 * The state after one more attempt, counted before its password is looked at, so that parallel guesses gain nothing.
 * A right password takes it back with `withoutAttempt`.
 */
export function withAttempt(before: Attempts, rule: ThrottleRule, now: number): Attempts {
  const isForgotten = now - before.lastAt > rule.forgetAfterMs
  const failures = (isForgotten ? 0 : before.failures) + 1
  const beyond = failures - rule.free
  const lock = beyond < 0 ? 0 : Math.min(rule.firstLockMs * 2 ** beyond, rule.longestLockMs)
  return { failures, lockedUntil: lock === 0 ? 0 : now + lock, lastAt: now }
}

export const isLocked = ({ lockedUntil }: Attempts, now: number): boolean => lockedUntil > now

/** Minutes until another attempt, as people are told: at least one. */
export const minutesLeft = ({ lockedUntil }: Attempts, now: number): number =>
  Math.max(1, Math.ceil((lockedUntil - now) / minute))
