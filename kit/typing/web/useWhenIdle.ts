import { startTransition, useEffect, useState } from 'react'
import { untilIdle } from './typing.ts'

/** `value` once it has stood for `milliseconds` and nobody types, however long that lasts. */
export function useWhenIdle<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    let timer = setTimeout(show, milliseconds)
    function show() {
      const rest = untilIdle()
      if (rest > 0) timer = setTimeout(show, rest)
      else startTransition(() => setSettled(() => value))
    }
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
