import { call, expiredCode } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { learnCalls } from '../calls/learn.calls.ts'
import type { Deed, DeedAnswer, DeedKind } from './deed.ts'
import type { DeedStore, KeptDeed } from './deedStore.ts'
import { nextDeed } from './nextDeed.ts'
import { makePause } from './pause.ts'

export interface OutboxState {
  /** Deeds that are not answered yet, and how many of them are answers to cards. */
  readonly waiting: number
  readonly answers: number
  /** The last try failed: there is no connection, or the server is busy or broken. */
  readonly isStalled: boolean
  /** What was said and the server did not take; it stays until its learner decides. */
  readonly refused: readonly KeptDeed[]
}

/** What becomes of one deed. */
export interface Outcome {
  readonly onAnswer: (data: DeedAnswer<DeedKind>) => void
  /** The server does not take it; it is not sent again by itself. */
  readonly onRefusal: (error: unknown) => void
  /** It has to wait. */
  readonly onStall?: () => void
}

export interface Outbox {
  readonly add: (deed: Deed, outcome?: Outcome) => void
  /** Sends a refused one once more. */
  readonly sendAgain: (kept: KeptDeed) => void
  /** Throws a refused one away. */
  readonly discard: (kept: KeptDeed) => void
  /** Takes back that it was thrown away. */
  readonly restore: (kept: KeptDeed) => void
  /** What waits, oldest first. */
  readonly waiting: () => readonly Deed[]
  readonly state: () => OutboxState
  readonly subscribe: (listener: () => void) => () => void
  /** Resolves when everything was answered, or cannot be for now. */
  readonly settled: () => Promise<void>
}

const tryMs = 20_000

async function send({ kind, body }: Deed): Promise<DeedAnswer<DeedKind>> {
  const signal = AbortSignal.timeout(tryMs)
  if (kind === 'response') return call(learnCalls.response, { body, signal })
  if (kind === 'progress') return call(learnCalls.progress, { body, signal })
  if (kind === 'ask') return call(learnCalls.ask, { body, signal })
  return call(learnCalls.position, { body, signal })
}

/** The server could not do it, whatever it was that was asked. */
const brokenCode = 500

/** Whether the same deed may be taken later: no connection, too busy, broken, full, or a session that has to be opened anew. */
const mayComeThrough = (error: unknown): boolean =>
  !isRefusal(error) || [expiredCode, 429, brokenCode, 503, 507].includes(error.code)

/** Time and position are no words of the learner's: nobody is asked what shall become of them. */
const isSaid = ({ kind }: Deed): boolean => kind === 'response' || kind === 'ask'

type OnTaken = (deed: Deed, data: DeedAnswer<DeedKind>) => unknown

/**
 * Sends what a learner does, one deed after the other, in order, and again until the server has it. What the server refuses
 * and the learner has said stays in the store, with the reason. `onTaken` hears of each that the server has taken, whoever
 * did it and when.
 */
export function makeOutbox(store: DeedStore, onTaken: OnTaken = () => undefined): Outbox {
  const found = store.read()
  let queue: readonly KeptDeed[] = found.filter(({ reason }) => reason === undefined)
  let refused: readonly KeptDeed[] = found.filter(({ reason }) => reason !== undefined)
  let isStalled = false
  let isRunning = false
  let shown: OutboxState = { waiting: 0, answers: 0, isStalled, refused }
  const breaks = new Map<string, number>()
  const outcomes = new Map<string, Outcome>()
  const listeners = new Set<() => void>()
  const pause = makePause()

  function tell(): void {
    const answers = queue.filter(({ deed }) => deed.kind === 'response').length
    shown = { waiting: queue.length, answers, isStalled, refused }
    for (const listener of listeners) listener()
  }

  function stall(): void {
    isStalled = true
    for (const { key } of queue) outcomes.get(key)?.onStall?.()
    tell()
  }

  function finish({ key }: KeptDeed, settle: (outcome: Outcome) => void): void {
    queue = queue.filter((other) => other.key !== key)
    isStalled = false
    const outcome = outcomes.get(key)
    outcomes.delete(key)
    if (outcome) settle(outcome)
    tell()
  }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    let failures = 0
    for (let next = nextDeed(queue, breaks); next; next = nextDeed(queue, breaks)) {
      try {
        const data = await send(next.deed)
        onTaken(next.deed, data)
        store.remove(next.key)
        finish(next, ({ onAnswer }) => onAnswer(data))
        failures = 0
      } catch (error) {
        if (!mayComeThrough(error)) {
          refuse(next, error)
          failures = 0
          continue
        }
        failures += 1
        if (isRefusal(error, brokenCode)) breaks.set(next.key, (breaks.get(next.key) ?? 0) + 1)
        stall()
        await pause.after(failures)
      }
    }
    isRunning = false
  }

  function refuse(kept: KeptDeed, error: unknown): void {
    if (isSaid(kept.deed)) addRefused({ ...kept, reason: errorText(error) })
    else store.remove(kept.key)
    finish(kept, ({ onRefusal }) => onRefusal(error))
  }

  function addRefused(kept: KeptDeed): void {
    store.write(kept)
    refused = [...refused, kept]
    tell()
  }

  function forget({ key }: KeptDeed): void {
    store.remove(key)
    refused = refused.filter((other) => other.key !== key)
  }

  function sendAgain(kept: KeptDeed): void {
    forget(kept)
    add(kept.deed)
  }

  function discard(kept: KeptDeed): void {
    forget(kept)
    tell()
  }

  function add(deed: Deed, outcome?: Outcome): void {
    const kept = store.add(deed)
    if (outcome) outcomes.set(kept.key, outcome)
    queue = [...queue, kept]
    if (isStalled) outcome?.onStall?.()
    tell()
    pause.end()
    void run()
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const isSettled = () => shown.waiting === 0 || shown.isStalled
  const settled = () =>
    new Promise<void>((resolve) => {
      if (isSettled()) return resolve()
      const leave = subscribe(() => {
        if (!isSettled()) return
        leave()
        resolve()
      })
    })

  tell()
  void run()
  return {
    add,
    sendAgain,
    discard,
    restore: addRefused,
    waiting: () => queue.map(({ deed }) => deed),
    state: () => shown,
    subscribe,
    settled,
  }
}
