import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { CardServices, Visit } from '#kit/card/web/cardUi.ts'
import type { Deck } from '../../deck.document.ts'
import { hasStops } from '../../deck.stops.ts'
import { placesOf, playable, type LearnerProgress } from '../../deck.navigate.ts'
import { act, openPlay, type Attempt, type Play } from './play.ts'
import type { PlayerPort } from './port.ts'
import { useCardPlay } from './useCardPlay.ts'

export interface Beginning {
  readonly deck: Deck
  readonly start?: number | undefined
  readonly progress?: LearnerProgress | undefined
  readonly attempts?: ReadonlyMap<number, Attempt> | undefined
  /** A card to look at; another object is another look. */
  readonly visit?: { readonly cardId: number } | undefined
  readonly port: PlayerPort
}

const nowhere: LearnerProgress = new Map()
const unanswered: ReadonlyMap<number, Attempt> = new Map()

/** The state of one sitting and all that can be done in it. */
export function usePlay({
  deck,
  start,
  progress: learnerProgress = nowhere,
  attempts = unanswered,
  visit,
  port,
}: Beginning) {
  const [play, dispatch] = useReducer(act, undefined, () => openPlay(deck, start, learnerProgress, attempts))
  const { card, place } = useHere(deck, play)
  const [insideId, showInside] = useState<number | null>(null)

  const latestDeck = useRef(deck)
  const begunAt = useRef(start)
  useEffect(() => {
    latestDeck.current = deck
  })
  useEffect(() => {
    // A sitting begins at its first place already, with its trail.
    if (start === begunAt.current) return
    begunAt.current = start
    if (start !== undefined) dispatch({ kind: 'goTo', cardId: start, deck: latestDeck.current })
  }, [start])
  useEffect(() => {
    if (visit) dispatch({ kind: 'visit', cardId: visit.cardId, deck: latestDeck.current })
  }, [visit])

  const shownId = card?.id
  const resumeAt = play.left?.place.cardId ?? shownId
  useEffect(() => {
    if (shownId !== undefined && resumeAt !== undefined) port.open?.(shownId, resumeAt)
  }, [shownId, resumeAt, port])

  const isAtEnd = card === undefined && hasStops(deck)
  useEffect(() => {
    if (isAtEnd) port.finish?.()
  }, [isAtEnd, port])

  const cardPlay = useCardPlay(card, { play, dispatch, port })
  const { services: outside } = cardPlay
  const services = useMemo((): CardServices => {
    const visitFrom = (visited: Visit) =>
      visited.kind === 'card'
        ? dispatch({ kind: 'next', deck: latestDeck.current, isExplicit: true })
        : outside.visit(visited)
    return { ...outside, visit: visitFrom }
  }, [outside])
  return { ...cardPlay, play, dispatch, port, card, place, services, insideId, showInside }
}

/** What is on the screen. A card that was deleted while it was shown gives way to the first one. */
function useHere(deck: Deck, { place, progress: learnerProgress }: Play) {
  return useMemo(() => {
    if (!place) return { card: undefined, place }
    const cards = playable(deck)
    const found = cards.find(({ id }) => id === place.cardId)
    if (found) return { card: found, place }
    const [first] = placesOf(deck, learnerProgress)
    return { card: cards.find(({ id }) => id === first?.cardId), place: first ?? null }
  }, [deck, place, learnerProgress])
}
