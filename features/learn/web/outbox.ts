import { call, expiredCode } from '#kit/web/client.ts'
import { isRefusal } from '#kit/web/refusal.ts'
import type { Deed, DeedAnswer, DeedKind } from './deed.ts'
import type { DeedStore, KeptDeed } from './deedStore.ts'
import { learnCalls } from './learn.calls.ts'
import { makePause } from './pause.ts'

export interface OutboxState {
  /** Deeds that are not answered yet, and how many of them are answers to cards. */
  readonly waiting: number
  readonly answers: number
  /** The last try failed: there is no connection, or the server is busy. */
  readonly isStalled: boolean
}

/** What becomes of one deed. */
export interface Outcome {
  readonly onAnswer: (data: DeedAnswer<DeedKind>) => void
  /** The server does not want it; it will not be sent again. */
  readonly onRefusal: (error: unknown) => void
  /** It has to wait. */
  readonly onStall?: () => void
}

export interface Outbox {
  readonly add: (deed: Deed, outcome?: Outcome) => void
  /** What waits, oldest first. */
  readonly waiting: () => readonly Deed[]
  readonly state: () => OutboxState
  readonly subscribe: (listener: () => void) => () => void
  /** Resolves when everything was answered, or cannot be for now. */
  readonly settled: () => Promise<void>
}

const tryMs = 20_000
/** A deed on which the server breaks this often in a row would hold up all others for good. */
const mostBreaks = 5

async function send({ kind, body }: Deed): Promise<DeedAnswer<DeedKind>> {
  const signal = AbortSignal.timeout(tryMs)
  if (kind === 'response') return call(learnCalls.response, { body, signal })
  if (kind === 'progress') return call(learnCalls.progress, { body, signal })
  if (kind === 'ask') return call(learnCalls.ask, { body, signal })
  return call(learnCalls.position, { body, signal })
}

/** Whether the same deed may be taken later: no connection, too busy, or a session that has to be opened anew. */
function mayComeThrough(error: unknown, breaks: number): boolean {
  if (!isRefusal(error)) return true
  if (error.code === 500) return breaks < mostBreaks
  return [expiredCode, 429, 503].includes(error.code)
}

type OnTaken = (deed: Deed, data: DeedAnswer<DeedKind>) => unknown

/**
 * Sends what a learner does, one deed after the other, in order, and again until the server has answered. `onTaken` hears
 * of each that the server has taken, whoever did it and when.
 */
export function makeOutbox(store: DeedStore, onTaken: OnTaken = () => undefined): Outbox {
  let queue: readonly KeptDeed[] = store.read()
  let isStalled = false
  let isRunning = false
  let shown: OutboxState = { waiting: 0, answers: 0, isStalled }
  const outcomes = new Map<string, Outcome>()
  const listeners = new Set<() => void>()
  const pause = makePause()

  function tell(): void {
    const answers = queue.filter(({ deed }) => deed.kind === 'response').length
    shown = { waiting: queue.length, answers, isStalled }
    for (const listener of listeners) listener()
  }

  function stall(): void {
    isStalled = true
    for (const { key } of queue) outcomes.get(key)?.onStall?.()
    tell()
  }

  function finish({ key }: KeptDeed, settle: (outcome: Outcome) => void): void {
    store.remove(key)
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
    let breaks = 0
    for (let head = queue[0]; head; head = queue[0]) {
      try {
        const data = await send(head.deed)
        onTaken(head.deed, data)
        finish(head, ({ onAnswer }) => onAnswer(data))
        breaks = 0
      } catch (error) {
        breaks += 1
        if (mayComeThrough(error, breaks)) {
          stall()
          await pause.after(breaks)
        } else {
          finish(head, ({ onRefusal }) => onRefusal(error))
          breaks = 0
        }
      }
    }
    isRunning = false
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
  return { add, waiting: () => queue.map(({ deed }) => deed), state: () => shown, subscribe, settled }
}
