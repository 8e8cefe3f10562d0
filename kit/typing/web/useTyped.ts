import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { deferInput, flushLeaving, renderFlushed } from './typing.ts'

/**
 * Reports what somebody types in a field to `onChange` once they pause, or before whatever comes next besides more letters
 * (decision 011). The value is read only then; `onReport` is called behind it.
 */
export function useTyped<Value>(
  onChange: (value: Value) => void,
): (read: () => Value, onReport?: () => void) => void {
  const owner = useRef({ onChange })
  useLayoutEffect(() => {
    owner.current.onChange = onChange
  })
  useEffect(() => flushLeaving, [])
  return (read, onReport) => {
    const { current } = owner
    deferInput(current, () => {
      current.onChange(read())
      onReport?.()
    })
  }
}

interface TypedText {
  /** The field, which the browser fills: React writes into it only what comes from elsewhere. */
  readonly ref: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  type(text: string): void
}

/** `useTyped` for plain text. What was reported gives way to `value` again, whatever became of it. */
export function useTypedText(value: string, onChange: (text: string) => void): TypedText {
  const ref = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const typed = useTyped(onChange)
  /** What was typed and is not drawn as reported yet. */
  const draft = useRef<{ readonly text: string } | null>(null)
  const [drawn, setDrawn] = useState<{ readonly text: string } | null>(null)
  useLayoutEffect(() => {
    // What was typed since is still to be reported.
    if (draft.current === drawn) draft.current = null
    const field = ref.current
    if (field && draft.current === null && field.value !== value) field.value = value
  }, [value, drawn])
  return {
    ref,
    type: (text) => {
      const next = { text }
      draft.current = next
      if (ref.current && ref.current.value !== text) ref.current.value = text
      // Not before the reported one is drawn.
      const onReport = () => renderFlushed(() => setDrawn(next))
      typed(() => text, onReport)
    },
  }
}
