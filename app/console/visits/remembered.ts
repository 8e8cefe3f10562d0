import type { z } from 'zod'
import { sharedValue, type SharedValue } from '#kit/value/web/sharedValue.ts'

/** A value that this browser remembers in localStorage under `key`, the same in every tab. What is absent or no longer fits `schema` is `initial`. */
export function remembered<Value>(key: string, schema: z.ZodType<Value>, initial: Value): SharedValue<Value> {
  const shared = sharedValue(read(key, schema, initial))
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) shared.set(read(key, schema, initial))
  })
  return {
    ...shared,
    set: (next) => {
      localStorage.setItem(key, JSON.stringify(next))
      shared.set(next)
    },
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
