import { startTransition, useEffect, useState } from 'react'
import { untilIdle } from './typing.ts'

/** `value` once it has not changed for `milliseconds` and nobody types, however long that lasts. */
export function useWhenIdle<Value>(value: Value, milliseconds: number): Value {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    let timer = setTimeout(show, milliseconds)
    function show() {
      const remaining = untilIdle()
      if (remaining > 0) timer = setTimeout(show, remaining)
      else startTransition(() => setShown(() => value))
    }
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return shown
}
