import { useSyncExternalStore } from 'react'

/** A short message above the page; `action` offers one thing to do about it, such as undo. */
export interface Notice {
  readonly id: number
  readonly kind: 'info' | 'success' | 'error'
  readonly text: string
  readonly milliseconds: number
  readonly action?: { readonly label: string; readonly run: () => void }
}

type Draft = Omit<Notice, 'id' | 'milliseconds'> & { readonly milliseconds?: number }

let shown: readonly Notice[] = []
let lastId = 0
const listeners = new Set<() => void>()

function show(next: readonly Notice[]): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a message; returns what takes it away early. Without antd, so that login and the player use the same one. */
export function notify(draft: Draft): () => void {
  lastId += 1
  const notice: Notice = { milliseconds: draft.kind === 'error' ? 6000 : 3000, ...draft, id: lastId }
  const dismiss = () => show(shown.filter((other) => other.id !== notice.id))
  show([...shown.filter((other) => other.text !== notice.text), notice].slice(-4))
  setTimeout(dismiss, notice.milliseconds)
  return dismiss
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useNotices = (): readonly Notice[] => useSyncExternalStore(subscribe, () => shown)

/** Takes one message away, as its close button does. */
export const dismissNotice = (id: number): void => show(shown.filter((notice) => notice.id !== id))
