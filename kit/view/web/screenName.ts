import { useEffect, useSyncExternalStore } from 'react'

/** What the open screen shows, by its address. */
export interface NamedScreen {
  readonly path: string
  readonly search: string
  readonly name: string
}

let shown: NamedScreen | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Called by a screen of one record with the record's name: its tab is told apart from others of the same kind (B3). */
export function useScreenName(name: string | undefined): void {
  useEffect(() => {
    if (!name) return
    const { pathname, search } = window.location
    shown = { path: pathname, search, name }
    for (const listener of listeners) listener()
  }, [name])
}

/** The screen that was named last, for the shell. */
export const useNamedScreen = (): NamedScreen | undefined => useSyncExternalStore(subscribe, () => shown)
