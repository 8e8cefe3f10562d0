import { useEffect, useRef, useState } from 'react'
import { aiErrorText } from '#kit/ai/web/aiErrorText.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { isAbort } from '#kit/http/web/refusal.ts'
import { translate } from '#kit/i18n/web/words.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { Card } from '#cards/index.ts'
import type {
  GenerateErrorKind,
  WrittenEvent,
} from '#features/content/activity-generate/generate.contract.ts'
import { generateWords } from '#features/content/activity-generate/activity-generate.words.ts'

type Of<Name extends string> = WrittenEvent extends infer Event
  ? Event extends Record<Name, infer Value>
    ? Value
    : never
  : never

export interface Writing {
  readonly isRunning: boolean
  readonly cards: readonly Card[]
  readonly refused: readonly Of<'refused'>[]
  readonly progress: Of<'progress'> | null
  readonly usage: Of<'done'> | null
  /** Why it ended before its end; '' where it did not. */
  readonly trouble: string
}

const idle: Writing = { isRunning: false, cards: [], refused: [], progress: null, usage: null, trouble: '' }

export const generateErrorText = (kind: GenerateErrorKind): string =>
  kind === 'nothing' ? translate(phrase(generateWords, 'nothing')) : aiErrorText(kind)

function after(writing: Writing, event: WrittenEvent): Writing {
  if ('card' in event) return { ...writing, cards: [...writing.cards, event.card] }
  if ('refused' in event) return { ...writing, refused: [...writing.refused, event.refused] }
  if ('progress' in event) return { ...writing, progress: event.progress }
  if ('done' in event) return { ...writing, usage: event.done }
  return { ...writing, trouble: generateErrorText(event.failed) }
}

/** Cards as an AI writes them. Leaving the screen, or stopping, stops the AI. */
export function useWriting() {
  const [writing, setWriting] = useState(idle)
  const abort = useRef<AbortController>(undefined)
  const stop = () => abort.current?.abort()
  useEffect(() => () => abort.current?.abort(), [])

  async function run(events: (signal: AbortSignal) => AsyncIterable<WrittenEvent>): Promise<void> {
    stop()
    const controller = new AbortController()
    abort.current = controller
    setWriting({ ...idle, isRunning: true })
    const change = (next: (now: Writing) => Writing) => {
      if (abort.current === controller) setWriting(next)
    }
    try {
      for await (const event of events(controller.signal)) change((now) => after(now, event))
    } catch (error) {
      if (!isAbort(error)) change((now) => ({ ...now, trouble: errorText(error) }))
    } finally {
      change((now) => ({ ...now, isRunning: false }))
    }
  }

  const replace = (card: Card) =>
    setWriting((now) => ({ ...now, cards: now.cards.map((each) => (each.id === card.id ? card : each)) }))
  const leave = (id: number) =>
    setWriting((now) => ({ ...now, cards: now.cards.filter((card) => card.id !== id) }))
  const reset = () => {
    stop()
    setWriting(idle)
  }
  return { writing, run, stop, replace, leave, reset }
}
