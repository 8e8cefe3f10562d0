/** Of a thousand failures some ten are entries of the operation log: the first, and then fewer and fewer. */
export const isToldInLog = (failures: number): boolean => Number.isInteger(Math.log2(failures))

/** What is counted of failed sign-ins, or of registrations, under one key; `lastAt` in Unix milliseconds. */
export interface Failures {
  readonly failures: number
  readonly lastAt: number
}

export interface ThrottleRule {
  /** Failures, or registrations, that cost nothing. */
  readonly free: number
  /** Without another one for this long, everything is forgotten. */
  readonly forgetAfterMs: number
}

const hour = 60 * 60_000

/** A person mistypes some times. */
export const accountRule: ThrottleRule = { free: 5, forgetAfterMs: 24 * hour }

/** A whole school may sit behind one address, so it has more tries, for all its accounts together. */
export const addressRule: ThrottleRule = { free: 50, forgetAfterMs: hour }

/** A hall of people may register behind one address; who makes accounts by the hundred works for each. */
export const registerRule: ThrottleRule = { free: 100, forgetAfterMs: hour }

/** The effort of a captcha, as a multiple of the first one's, which takes a usual phone half a second (A10). */
export const maxEffort = 10

/** The effort required of the next attempt: it doubles with each failure beyond the free ones and never shuts anybody out. */
export function effortAfter({ failures, lastAt }: Failures, rule: ThrottleRule, now: number): number {
  if (now - lastAt > rule.forgetAfterMs) return 1
  return Math.min(maxEffort, 2 ** Math.max(0, failures - rule.free + 1))
}
