import { useSyncExternalStore } from 'react'
import { kitWords, translate } from '#kit/i18n/web/words.ts'

/** A short message above the page; `action` offers one thing to do about it, such as undo. */
export interface Notice {
  readonly id: number
  readonly kind: 'info' | 'success' | 'error'
  readonly text: string
  readonly milliseconds: number
  readonly action?: { readonly label: string; readonly run: () => void }
}

type Draft = Omit<Notice, 'id' | 'milliseconds'> & { readonly milliseconds?: number }

/** Milliseconds for which an undo is offered. */
export const undoDelay = 10_000

let shown: readonly Notice[] = []
let lastId = 0
const listeners = new Set<() => void>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()

function show(next: readonly Notice[]): void {
  shown = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The messages that are shown now, oldest first, at most four. */
export const useNotices = (): readonly Notice[] => useSyncExternalStore(subscribe, () => shown)

/** Shows a message; returns what takes it away early. Without antd, so that login and the player use the same one. */
export function notify(draft: Draft): () => void {
  lastId += 1
  const notice: Notice = { milliseconds: draft.kind === 'error' ? 6000 : 3000, ...draft, id: lastId }
  show([...shown.filter((other) => other.text !== notice.text), notice].slice(-4))
  releaseNotice(notice.id)
  return () => dismissNotice(notice.id)
}

/** Shows what was done and offers to take it back for ten seconds; only the last thing done can be taken back. */
export function undoable(text: string, undo: () => void): () => void {
  show(shown.filter((notice) => !notice.action))
  return notify({
    kind: 'success',
    text,
    milliseconds: undoDelay,
    action: { label: translate({ namespace: kitWords.name, key: 'actions.undo' }), run: undo },
  })
}

/** Takes one message away, as its close button does. */
export function dismissNotice(id: number): void {
  pauseNotice(id)
  show(shown.filter((notice) => notice.id !== id))
}

/** Takes all away, as at signing out. */
export function clearNotices(): void {
  for (const { id } of shown) dismissNotice(id)
}

/** Stops a message's time while somebody reads it. */
export function pauseNotice(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
}

/** Starts a message's time. */
export function releaseNotice(id: number): void {
  const notice = shown.find((one) => one.id === id)
  if (!notice) return
  pauseNotice(id)
  timers.set(
    id,
    setTimeout(() => dismissNotice(id), notice.milliseconds),
  )
}
