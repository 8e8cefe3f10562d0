import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { renderFlushed, deferInput, flushLeaving } from './typing.ts'

interface Typed {
  /** The field, which the browser fills: React writes into it only what comes from elsewhere. */
  readonly ref: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  type(text: string): void
}

/**
 * The text of a field that shows each letter at once and tells it after the paint, so that a key press never waits for what
 * else is drawn for it. What was told gives way to `value` again, whatever became of it.
 */
export function useTyped(value: string, onChange: (text: string) => void): Typed {
  const ref = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const owner = useRef({ onChange })
  /** What was typed and is not drawn as told yet. */
  const draft = useRef<{ readonly text: string } | null>(null)
  const [drawn, setDrawn] = useState<{ readonly text: string } | null>(null)
  useLayoutEffect(() => {
    owner.current.onChange = onChange
  })
  useEffect(() => flushLeaving, [])
  useLayoutEffect(() => {
    // What was typed since is still to be told.
    if (draft.current === drawn) draft.current = null
    const field = ref.current
    if (field && draft.current === null && field.value !== value) field.value = value
  }, [value, drawn])
  return {
    ref,
    type: (text) => {
      const typed = { text }
      draft.current = typed
      if (ref.current && ref.current.value !== text) ref.current.value = text
      const { current } = owner
      deferInput(current, () => {
        current.onChange(text)
        // Not before the told one is drawn.
        renderFlushed(() => setDrawn(typed))
      })
    },
  }
}
