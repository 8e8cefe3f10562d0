import { useEffect, useRef } from 'react'
import { sameJson } from '#kit/value/sameJson.ts'
import { useLatest } from '#kit/view/web/useLatest.ts'
import { charactersIn, withStrokes, withTyped, type Strokes } from '../write.edits.ts'
import type { WriteCard } from '../write.schema.ts'
import { lookUpStrokes } from './lookUpStrokes.ts'

/**
 * Looks up the strokes of characters that came without them, each once; where the server has none, the card says so.
 * What it answers adds the characters of a typed text with their strokes, in one step that can be undone.
 */
export function useStrokes(
  card: WriteCard,
  disabled: boolean,
  onChange: (card: WriteCard) => void,
): (typed: string) => Promise<void> {
  const tried = useRef(new Set<string>())
  const take = useLatest((typed: string, known: ReadonlyMap<string, Strokes>) => {
    const next = withStrokes(withTyped(card, typed), known)
    if (!sameJson(next, card)) onChange(next)
  })
  const missing = (disabled ? [] : card.characters)
    .filter(({ text, strokes }) => text !== '' && strokes.length === 0)
    .map(({ text }) => text)
    .join('')
  useEffect(() => {
    const fresh = charactersIn(missing).filter((each) => !tried.current.has(each))
    for (const each of fresh) tried.current.add(each)
    if (fresh.length > 0) void lookUpStrokes(fresh).then((known) => take('', known))
  }, [missing, take])
  return async (typed) => {
    const characters = charactersIn(typed)
    for (const each of characters) tried.current.add(each)
    take(typed, await lookUpStrokes(characters))
  }
}
