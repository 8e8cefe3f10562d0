import { useSyncExternalStore } from 'react'

/** A value that the whole page has in common, e.g. what is open above every screen. */
export interface SharedValue<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  /** The hook that draws again when the value changes. */
  readonly use: () => Value
}

/** A value outside of components, until the page is left. */
export function sharedValue<Value>(initial: Value): SharedValue<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const get = () => value
  return {
    get,
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, get),
  }
}
