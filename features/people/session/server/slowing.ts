import { setTimeout as pause } from 'node:timers/promises'
import type { FaultRow } from '#kit/contract/fault.ts'
import { refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { Counter } from './signInAttempts.ts'
import { effortOf } from './signInAttempts.ts'
import { maxEffort } from './throttle.ts'

/** What a captcha of the most effort takes a usual phone; without a captcha the server waits as long. */
const maxPauseMs = 5000

/**
 * Has an attempt make the effort that its counters require: by the captcha that it solved (`worked`), or by waiting where
 * there is none.
 * @returns a check that refuses the attempt where more effort turns out to be required
 */
export async function slowDown(
  call: Call,
  counters: readonly Counter[],
  worked: number | undefined,
  tooEasy: FaultRow,
): Promise<(spent: number) => void> {
  const spent = await effortOf(call.db, counters, call.now)
  if (worked === undefined) await pause((maxPauseMs * (spent - 1)) / (maxEffort - 1))
  const refuseTooEasy = (effort: number): void => {
    if ((worked ?? maxEffort) < effort) refuse(tooEasy)
  }
  refuseTooEasy(spent)
  return refuseTooEasy
}
