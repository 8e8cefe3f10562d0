import type { Verdict } from '#kit/card/verdict.ts'
import { call } from '#kit/http/web/client.ts'
import type { LearnRecord } from '#features/learning/attempt/learner.records.ts'
import { learnCalls } from '../calls/learn.calls.ts'

/** Seconds between polls: an AI takes some of them, a person days. */
const pollSeconds = [2, 3, 4, 6, 8, 12, 20, 30]

const wait = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Polls a few times whether an answer was graded meanwhile; undefined: not while the learner waits. */
export async function pollVerdict(
  query: { readonly activityId: number; readonly cardId: number },
  onRecord: (record: LearnRecord) => void,
  signal: AbortSignal,
): Promise<Verdict | undefined> {
  for (const pause of pollSeconds) {
    await wait(pause, signal)
    if (signal.aborted) return undefined
    const result = await call(learnCalls.result, { query, signal }).catch(() => undefined)
    const verdict = result?.result?.verdict
    if (!result || !verdict || verdict.outcome === 'pending') continue
    onRecord(result.record)
    return verdict
  }
  return undefined
}
