import { startTransition, useEffect, useState } from 'react'
import { untilIdle } from './typing.ts'

/** `value` once it has not changed for `milliseconds` and nobody types, however long that lasts. */
export function useWhenIdle<Value>(value: Value, milliseconds: number): Value {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    let timer = setTimeout(show, milliseconds)
    function show() {
      const rest = untilIdle()
      if (rest > 0) timer = setTimeout(show, rest)
      else startTransition(() => setShown(() => value))
    }
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return shown
}
