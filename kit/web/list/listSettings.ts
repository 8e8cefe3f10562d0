import { useCallback, useSyncExternalStore } from 'react'

/** What a person has set for one list. The browser keeps it; this file is the one to change when the server does. */
export interface ListSettings {
  readonly hidden: readonly string[]
  readonly isCompact: boolean
}

const usual: ListSettings = { hidden: [], isCompact: false }
const read = new Map<string, ListSettings>()
const listeners = new Set<() => void>()
const keyOf = (list: string) => `lectern.list.${list}`

function settingsOf(list: string): ListSettings {
  const known = read.get(list) ?? stored(list)
  read.set(list, known)
  return known
}

function stored(list: string): ListSettings {
  try {
    const { hidden, isCompact } = JSON.parse(
      localStorage.getItem(keyOf(list)) ?? '{}',
    ) as Partial<ListSettings>
    return {
      hidden: Array.isArray(hidden) ? hidden.map(String) : usual.hidden,
      isCompact: isCompact === true,
    }
  } catch {
    return usual
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useListSettings(
  list: string,
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
  return [settings, change]
}
