import type { Verdict } from '#kit/card/verdict.ts'
import { sinceLastAnswer } from '#kit/http/web/answered.ts'
import { newKey } from '#kit/http/web/newKey.ts'
import type { PlayerPort } from '#deck/web/play/port.ts'
import type { LearnRecord } from '#features/learning/attempt/learner.records.ts'
import type { ActionAnswer, ActionKind } from '../outbox/action.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { pollVerdict } from './pollVerdict.ts'
import { learnServices } from './learnServices.ts'
import type { OpenedActivity } from './sitting.ts'
import { startStopwatch } from './stopwatch.ts'

interface Options {
  readonly activityId: number
  readonly outbox: Outbox
  /** An answer as its learner would read it. */
  readonly textOf: (cardId: number, response: unknown) => string
  /** The server's record after each action that it has taken. */
  readonly onRecord: (record: LearnRecord) => void
  /** Files that came with the solution to an answer. */
  readonly onFiles: (files: OpenedActivity['files']) => void
  /** An answer that the server will not take: the screen no longer shows what is. */
  readonly onRefusal: (error: unknown) => void
}

export interface LearnPort extends PlayerPort {
  /** The learner has left. */
  readonly close: () => void
}

/** The contract takes a day at most. */
const maxMs = 86_400_000
const minMs = 1000
/** After this long the learner is told that it takes longer, and may go on. */
const patienceMs = 5000

const recordIn = (data: ActionAnswer<ActionKind>) => (typeof data === 'object' ? data.record : undefined)

function verdictIn(data: ActionAnswer<ActionKind>): Verdict | undefined {
  if (typeof data !== 'object' || !('outcome' in data)) return undefined
  const { record: _record, files: _files, ...verdict } = data
  return verdict
}

/** A learner's port: every act goes through the outbox to the server, which scores. */
export function learnPort({ activityId, outbox, textOf, onRecord, onFiles, onRefusal }: Options): LearnPort {
  const stopwatch = startStopwatch()
  let openId: number | undefined
  const outcomeOf = (data: ActionAnswer<ActionKind>) => {
    const record = recordIn(data)
    if (record) onRecord(record)
    if (typeof data === 'object' && 'files' in data) onFiles(data.files)
  }
  const act = (cardId: number) => ({ clientId: newKey(), activityId, cardId, done: sinceLastAnswer() })
  const spent = () => Math.min(maxMs, stopwatch.take())
  const report = (cardId: number, progress: unknown, durationMs = 0) =>
    outbox.add(
      { kind: 'progress', body: { ...act(cardId), progress, durationMs } },
      { onAnswer: outcomeOf, onRefusal: () => undefined },
    )
  /** The time with the open card: reported before the page may be gone. */
  const noteTime = () => {
    const durationMs = spent()
    if (openId !== undefined && durationMs >= minMs) report(openId, { viewed: true }, durationMs)
  }
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') noteTime()
  }
  document.addEventListener('visibilitychange', onVisibility)

  return {
    answer: (cardId, response, { hintsUsed }, onQueued) =>
      new Promise((resolve, reject) => {
        const slow = setTimeout(() => onQueued?.(), patienceMs)
        const body = { ...act(cardId), response, durationMs: spent(), hintsUsed }
        outbox.add(
          { kind: 'response', body, text: textOf(cardId, response) },
          {
            onStall: () => onQueued?.(),
            onAnswer: (data) => {
              clearTimeout(slow)
              outcomeOf(data)
              const verdict = verdictIn(data)
              if (verdict) resolve(verdict)
              else reject(new TypeError('an answer without a verdict'))
            },
            onRefusal: (error) => {
              clearTimeout(slow)
              reject(error)
              onRefusal(error)
            },
          },
        )
      }),
    progress: async (cardId, progress) => report(cardId, progress),
    later: (cardId, signal) => pollVerdict({ activityId, cardId }, onRecord, signal),
    services: (cardId) => learnServices({ activityId, cardId, outbox }),
    open: (cardId, resumeAt) => {
      noteTime()
      openId = cardId
      outbox.add({ kind: 'position', body: act(resumeAt) })
    },
    finish: () => {
      noteTime()
      openId = undefined
    },
    close: () => {
      noteTime()
      openId = undefined
      stopwatch.stop()
      document.removeEventListener('visibilitychange', onVisibility)
    },
  }
}
