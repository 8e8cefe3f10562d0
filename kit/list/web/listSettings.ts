import { useCallback, useSyncExternalStore } from 'react'

/** What a person has set for one list. The browser keeps it; this file is the one to change when the server does. */
export interface ListSettings {
  readonly hidden: readonly string[]
  readonly isCompact: boolean
}

/** Without a list of hidden columns the optional ones are hidden. */
type StoredSettings = Partial<ListSettings>

const usual: StoredSettings = {}
const read = new Map<string, StoredSettings>()
const listeners = new Set<() => void>()
const keyOf = (list: string) => `lectern.list.${list}`

function settingsOf(list: string): StoredSettings {
  const cached = read.get(list) ?? stored(list)
  read.set(list, cached)
  return cached
}

function stored(list: string): StoredSettings {
  try {
    const { hidden, isCompact } = JSON.parse(localStorage.getItem(keyOf(list)) ?? '{}') as StoredSettings
    return { ...(Array.isArray(hidden) && { hidden: hidden.map(String) }), isCompact: isCompact === true }
  } catch {
    return usual
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Settings of a list; `optional` names the columns that are hidden until somebody says otherwise. */
export function useListSettings(
  list: string,
  optional: readonly string[],
): readonly [ListSettings, (part: Partial<ListSettings>) => void] {
  const settings = useSyncExternalStore(subscribe, () => settingsOf(list))
  const change = useCallback(
    (part: Partial<ListSettings>) => {
      const next = { ...settingsOf(list), ...part }
      read.set(list, next)
      localStorage.setItem(keyOf(list), JSON.stringify(next))
      for (const listener of listeners) listener()
    },
    [list],
  )
  return [{ hidden: settings.hidden ?? optional, isCompact: settings.isCompact ?? false }, change]
}
