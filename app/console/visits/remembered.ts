import { useSyncExternalStore } from 'react'
import type { z } from 'zod'

/** A value that this browser remembers, the same in every tab. */
export interface Remembered<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  /** The hook that draws again when the value changes, also from another tab. */
  readonly use: () => Value
}

/** Stores a value in localStorage under `key`. What is absent or no longer fits `schema` is `initial`. */
export function remembered<Value>(key: string, schema: z.ZodType<Value>, initial: Value): Remembered<Value> {
  const listeners = new Set<() => void>()
  let value = read(key, schema, initial)
  const notify = () => listeners.forEach((listener) => listener())
  window.addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return
    value = read(key, schema, initial)
    notify()
  })
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const get = () => value
  return {
    get,
    set: (next) => {
      value = next
      localStorage.setItem(key, JSON.stringify(next))
      notify()
    },
    use: () => useSyncExternalStore(subscribe, get),
  }
}

function read<Value>(key: string, schema: z.ZodType<Value>, initial: Value): Value {
  try {
    const parsed = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : initial
  } catch {
    return initial
  }
}
