import { useEffect } from 'react'
import { sharedValue } from '#kit/value/web/sharedValue.ts'

/** What the open screen shows, by its address. */
export interface NamedScreen {
  readonly path: string
  readonly search: string
  readonly name: string
}

const shown = sharedValue<NamedScreen | undefined>(undefined)

/** Called by a screen of one record with the record's name: its tab is told apart from others of the same kind (B3). */
export function useScreenName(name: string | undefined): void {
  useEffect(() => {
    if (!name) return
    const { pathname, search } = window.location
    shown.set({ path: pathname, search, name })
  }, [name])
}

/** The screen that was named last, for the shell. */
export const useNamedScreen = shown.use
