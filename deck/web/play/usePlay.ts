import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { Shown } from '#kit/card/progress.ts'
import type { CardServices, Visit } from '#kit/card/web/cardUi.ts'
import { cardOf, type Card } from '#cards/registry.ts'
import type { Deck } from '../../deck.document.ts'
import { hasStops } from '../../deck.stops.ts'
import { placesOf, playable, cardStateOf, type LearnerProgress } from '../../deck.navigate.ts'
import { act, attemptOf, noAttempt, openPlay, type Attempt, type Play } from './play.ts'
import { noServices, type PlayerPort } from './port.ts'

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
  const [sendingId, setSendingId] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<'answer' | 'progress' | null>(null)
  const cameAt = useRef(0)
  const { card, place } = useHere(deck, play)

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

  const report = useCallback(
    (about: Card, progress: Shown, before: Shown) => {
      dispatch({ kind: 'report', card: about, progress })
      const joined = cardOf(about.type).progress.join(before, progress)
      port.progress(about.id, joined).then(
        () => setTrouble((now) => (now === 'progress' ? null : now)),
        () => setTrouble('progress'),
      )
    },
    [port],
  )

  const shownId = card?.id
  useEffect(() => {
    cameAt.current = Date.now()
  }, [shownId])
  useEffect(() => setTrouble((now) => (now === 'answer' ? null : now)), [shownId])
  const resumeAt = play.left?.place.cardId ?? shownId
  useEffect(() => {
    if (shownId !== undefined && resumeAt !== undefined) port.open?.(shownId, resumeAt)
  }, [shownId, resumeAt, port])

  const cardState = card && cardStateOf(play.progress, card)
  const isNew = cardState !== undefined && cardState.progress?.viewed !== true
  useEffect(() => {
    if (card && isNew) report(card, { viewed: true }, cardState?.progress ?? {})
  }, [card, isNew, report, cardState])

  const isAtEnd = card === undefined && hasStops(deck)
  useEffect(() => {
    if (isAtEnd) port.finish?.()
  }, [isAtEnd, port])

  const attempt = card ? attemptOf(play, card.id) : noAttempt
  const isSending = card !== undefined && sendingId === card.id
  async function answer(about: Card, response: unknown): Promise<void> {
    if (isSending) return
    // What is practised goes on at once: many small answers follow one another, and none is waited for.
    if (!cardOf(about.type).answering.isPractised) setSendingId(about.id)
    setTrouble(null)
    const isDone = () => setSendingId((now) => (now === about.id ? null : now))
    const onQueued = () => {
      dispatch({ kind: 'keep', card: about, response })
      isDone()
    }
    try {
      const effort = { durationMs: Date.now() - cameAt.current, hintsUsed: attempt.hintsUsed }
      const verdict = await port.answer(about.id, response, effort, onQueued)
      dispatch({ kind: 'scored', card: about, response, verdict })
    } catch {
      dispatch({ kind: 'respond', cardId: about.id, response })
      setTrouble('answer')
    } finally {
      isDone()
    }
  }

  const isPending = attempt.verdict?.outcome === 'pending'
  const pendingResponse = attempt.response
  useEffect(() => {
    if (!card || !isPending || !port.later) return undefined
    const leaving = new AbortController()
    // Who does not wait finds the grade the next time.
    port.later(card.id, leaving.signal).then(
      (verdict) => {
        if (verdict && !leaving.signal.aborted)
          dispatch({ kind: 'scored', card, response: pendingResponse, verdict })
      },
      () => undefined,
    )
    return () => leaving.abort()
  }, [card, isPending, pendingResponse, port])

  const services = useMemo((): CardServices => {
    const outside = shownId === undefined ? noServices : port.services(shownId)
    const visit = (visited: Visit) =>
      visited.kind === 'card'
        ? dispatch({ kind: 'next', deck: latestDeck.current, isExplicit: true })
        : outside.visit(visited)
    return { ...outside, visit }
  }, [port, shownId])
  return {
    play,
    dispatch,
    card,
    place,
    cardState,
    attempt,
    answer,
    report,
    services,
    isSending,
    trouble,
  }
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
