import { useEffect, useEffectEvent } from 'react'
import type { Result } from '../assignment.states.ts'

interface Keys {
  readonly isWaiting: boolean
  send(result: Result): void
  skip(): void
  insert(index: number): void
}

/** The keys of the queue, as buttons tell them. */
export const keyNames = {
  approved: 'Ctrl ↵',
  notApproved: 'Ctrl ⇧ ↵',
  feedbackProvided: 'Alt ↵',
  skip: 'Alt N',
  phrase: 'Alt',
} as const

function resultOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Result | undefined {
  if (key !== 'Enter') return undefined
  if (ctrlKey || metaKey) return shiftKey ? 'notApproved' : 'approved'
  return altKey ? 'feedbackProvided' : undefined
}

/** The phrase of a number key; with Alt too, since browsers keep Ctrl and a number for their tabs. */
function phraseOf({ code, ctrlKey, altKey, shiftKey }: KeyboardEvent): number | undefined {
  const digit = /^Digit([1-9])$/.exec(code)?.[1]
  return digit !== undefined && ctrlKey !== altKey && !shiftKey ? Number(digit) - 1 : undefined
}

/** Answers without a mouse: approve, return, feedback alone, skip, phrases. Enter does nothing while a word is composed. */
export function useAnswerKeys({ isWaiting, send, skip, insert }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isWaiting || event.isComposing || event.defaultPrevented || event.repeat) return
    const result = resultOf(event)
    const phrase = phraseOf(event)
    const isSkip = event.altKey && !event.ctrlKey && event.code === 'KeyN'
    if (result === undefined && phrase === undefined && !isSkip) return
    event.preventDefault()
    if (result !== undefined) send(result)
    else if (phrase !== undefined) insert(phrase)
    else skip()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
