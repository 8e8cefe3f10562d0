import { useEffect, useEffectEvent } from 'react'
import { isPressed } from '#kit/typing/shortcut.ts'
import { useToldShortcuts } from '#kit/typing/web/shortcuts.ts'
import type { Result } from '../assignment.states.ts'
import { answerShortcuts } from './answerShortcuts.ts'

interface Keys {
  readonly isWaiting: boolean
  send(result: Result): void
  skip(): void
  insert(index: number): void
}

const { shortcuts: keys } = answerShortcuts

const resultOf = (event: KeyboardEvent): Result | undefined =>
  results.find((result) => isPressed(event, keys[result].keys))

const results = ['approved', 'notApproved', 'feedbackProvided'] as const satisfies readonly Result[]

/** The phrase of a number key; with Alt too, since browsers keep Ctrl and a number for their tabs. */
function phraseOf({ code, ctrlKey, altKey, shiftKey }: KeyboardEvent): number | undefined {
  const digit = /^Digit([1-9])$/.exec(code)?.[1]
  return digit !== undefined && ctrlKey !== altKey && !shiftKey ? Number(digit) - 1 : undefined
}

/** Answers without a mouse: approve, return, feedback alone, skip, phrases. Enter does nothing while a word is composed. */
export function useAnswerKeys({ isWaiting, send, skip, insert }: Keys): void {
  useToldShortcuts(answerShortcuts)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isWaiting || event.isComposing || event.defaultPrevented || event.repeat) return
    const result = resultOf(event)
    const phrase = phraseOf(event)
    const isSkip = isPressed(event, keys.skip.keys)
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
