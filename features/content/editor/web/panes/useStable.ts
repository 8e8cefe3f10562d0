import { useState } from 'react'
import { sameJson } from '#kit/value/sameJson.ts'
import type { Card } from '#cards/index.ts'
import { idsOf, type Deck } from '#deck/deck.document.ts'

/** The value of before as long as the new one says the same, so that nothing is drawn again for it. */
function useStable<Value>(value: Value, isSame: (before: Value, now: Value) => boolean): Value {
  const [stable, setStable] = useState(() => value)
  if (isSame(stable, value)) return stable
  setStable(() => value)
  return value
}

export const useStableJson = <Value>(value: Value): Value => useStable(value, sameJson)

/** The deck around a card: another one only when another card, or the order, has changed. */
export const useDeckAround = (deck: Deck, id: number): Deck =>
  useStable(
    deck,
    (before, now) =>
      before.length === now.length &&
      now.every((card, index) => card === before[index] || isAround(before[index], card, id)),
  )

/** Whether only the card `id` can differ: it is this one, or in it, and the same cards stand in it in the same order. */
function isAround(before: Card | undefined, now: Card, id: number): boolean {
  if (!before || before.id !== now.id) return false
  if (now.id === id) return true
  const ids = idsOf([now])
  return ids.includes(id) && sameJson(ids, idsOf([before]))
}
