import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { applyChanges } from '#kit/value/applyChanges.ts'
import { valueAt } from '#kit/value/sameJson.ts'
import type { Card } from '#cards/index.ts'

/** Names of a card's own fields, at its first level. */
type Shows = (name: string) => boolean

interface Part {
  readonly card: Card
  onChange(card: Card): void
}

const isSameFor = (shows: Shows, one: Card, other: Card): boolean =>
  one === other ||
  (one.id === other.id &&
    Object.keys({ ...one, ...other }).every(
      (name) => !shows(name) || valueAt(one, name) === valueAt(other, name),
    ))

/** The card as it is now (`now`), with what a part has changed (`next`) of the card that it was given (`base`). */
export function applyCardChanges(now: Card, base: Card, next: Card): Card {
  const changed = Object.entries(next)
    .filter(([name, value]) => value !== valueAt(base, name))
    .map(([name, value]) => [name, applyChanges(valueAt(now, name), valueAt(base, name), value)])
  return { ...now, ...Object.fromEntries(changed) }
}

/**
 * The card for a part of its form that shows some fields only: the same one until one of these has changed, so that a key
 * press in one field does not draw all the others again. What the part changes is taken over into the newest card.
 */
export function useCardPart({ card, onChange }: Part, shows: Shows): Part {
  const [shown, setShown] = useState(card)
  const isSame = isSameFor(shows, shown, card)
  if (!isSame) setShown(card)
  const base = isSame ? shown : card
  const now = useRef({ card, onChange })
  useLayoutEffect(() => {
    now.current = { card, onChange }
  })
  const change = useCallback(
    (next: Card) => now.current.onChange(applyCardChanges(now.current.card, base, next)),
    [base],
  )
  return { card: base, onChange: change }
}
