import { call, expiredCode } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { learnCalls } from '../calls/learn.calls.ts'
import type { OutboxAction, ActionAnswer, ActionKind } from './action.ts'
import type { OutboxStore, OutboxEntry } from './outboxStore.ts'
import { nextEntry } from './nextEntry.ts'
import { makeBackoff } from './backoff.ts'

export interface OutboxState {
  /** Actions that are not answered yet, and how many of them are answers to cards. */
  readonly waiting: number
  readonly answers: number
  /** The last try failed: there is no connection, or the server is busy or broken. */
  readonly isStalled: boolean
  /** What the learner wrote and the server did not take; it stays until its learner decides. */
  readonly refused: readonly OutboxEntry[]
}

/** What becomes of one action. */
export interface Outcome {
  readonly onAnswer: (data: ActionAnswer<ActionKind>) => void
  /** The server does not take it; it is not sent again by itself. */
  readonly onRefusal: (error: unknown) => void
  /** It has to wait. */
  readonly onStall?: () => void
}

export interface Outbox {
  readonly add: (action: OutboxAction, outcome?: Outcome) => void
  /** Sends a refused one once more. */
  readonly sendAgain: (entry: OutboxEntry) => void
  /** Throws a refused one away. */
  readonly discard: (entry: OutboxEntry) => void
  /** Takes back that it was thrown away. */
  readonly restore: (entry: OutboxEntry) => void
  /** What waits, oldest first. */
  readonly waiting: () => readonly OutboxAction[]
  readonly state: () => OutboxState
  readonly subscribe: (listener: () => void) => () => void
  /** Resolves when everything was answered, or cannot be for now. */
  readonly whenSent: () => Promise<void>
}

const tryMs = 20_000

async function send({ kind, body }: OutboxAction): Promise<ActionAnswer<ActionKind>> {
  const signal = AbortSignal.timeout(tryMs)
  if (kind === 'response') return call(learnCalls.response, { body, signal })
  if (kind === 'progress') return call(learnCalls.progress, { body, signal })
  if (kind === 'ask') return call(learnCalls.ask, { body, signal })
  if (kind === 'reply') return call(learnCalls.reply, { body, signal })
  return call(learnCalls.position, { body, signal })
}

/** The server could not do it, whatever the request was. */
const brokenCode = 500

/** Whether the same action may be taken later: no connection, too busy, broken, full, or a session that has to be opened anew. */
const mayComeThrough = (error: unknown): boolean =>
  !isRefusal(error) || [expiredCode, 429, brokenCode, 503, 507].includes(error.code)

/** Time and position were not written by the learner: nobody is asked what shall become of them. */
const isWritten = ({ kind }: OutboxAction): boolean =>
  kind === 'response' || kind === 'ask' || kind === 'reply'

/** What is wrong with the text itself, where the server names it. */
const reasonOf = (error: unknown): string =>
  (isRefusal(error) ? Object.values(error.fields)[0] : undefined) ?? errorText(error)

type OnTaken = (action: OutboxAction, data: ActionAnswer<ActionKind>) => unknown

/**
 * Sends what a learner does, one action after the other, in order, and again until the server has it. What the server refuses
 * and the learner has said stays in the store, with the reason. `onTaken` hears of each that the server has taken, whoever
 * did it and when.
 */
export function makeOutbox(store: OutboxStore, onTaken: OnTaken = () => undefined): Outbox {
  const found = store.read()
  let queue: readonly OutboxEntry[] = found.filter(({ reason }) => reason === undefined)
  let refused: readonly OutboxEntry[] = found.filter(({ reason }) => reason !== undefined)
  let isStalled = false
  let isRunning = false
  let shown: OutboxState = { waiting: 0, answers: 0, isStalled, refused }
  const breaks = new Map<string, number>()
  const outcomes = new Map<string, Outcome>()
  const listeners = new Set<() => void>()
  const backoff = makeBackoff()

  function publishState(): void {
    const answers = queue.filter(({ action }) => action.kind === 'response').length
    shown = { waiting: queue.length, answers, isStalled, refused }
    for (const listener of listeners) listener()
  }

  function stall(): void {
    isStalled = true
    for (const { key } of queue) outcomes.get(key)?.onStall?.()
    publishState()
  }

  function finish({ key }: OutboxEntry, onDone: (outcome: Outcome) => void): void {
    queue = queue.filter((other) => other.key !== key)
    isStalled = false
    const outcome = outcomes.get(key)
    outcomes.delete(key)
    if (outcome) onDone(outcome)
    publishState()
  }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    let failures = 0
    for (let next = nextEntry(queue, breaks); next; next = nextEntry(queue, breaks)) {
      try {
        const data = await send(next.action)
        onTaken(next.action, data)
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
        await backoff.after(failures)
      }
    }
    isRunning = false
  }

  function refuse(entry: OutboxEntry, error: unknown): void {
    if (isWritten(entry.action)) addRefused({ ...entry, reason: reasonOf(error) })
    else store.remove(entry.key)
    finish(entry, ({ onRefusal }) => onRefusal(error))
  }

  function addRefused(entry: OutboxEntry): void {
    store.write(entry)
    refused = [...refused, entry]
    publishState()
  }

  function forget({ key }: OutboxEntry): void {
    store.remove(key)
    refused = refused.filter((other) => other.key !== key)
  }

  function sendAgain(entry: OutboxEntry): void {
    forget(entry)
    add(entry.action)
  }

  function discard(entry: OutboxEntry): void {
    forget(entry)
    publishState()
  }

  function add(action: OutboxAction, outcome?: Outcome): void {
    const entry = store.add(action)
    if (outcome) outcomes.set(entry.key, outcome)
    queue = [...queue, entry]
    if (isStalled) outcome?.onStall?.()
    publishState()
    backoff.end()
    void run()
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const isIdle = () => shown.waiting === 0 || shown.isStalled
  const whenSent = () =>
    new Promise<void>((resolve) => {
      if (isIdle()) return resolve()
      const leave = subscribe(() => {
        if (!isIdle()) return
        leave()
        resolve()
      })
    })

  publishState()
  void run()
  return {
    add,
    sendAgain,
    discard,
    restore: addRefused,
    waiting: () => queue.map(({ action }) => action),
    state: () => shown,
    subscribe,
    whenSent,
  }
}
