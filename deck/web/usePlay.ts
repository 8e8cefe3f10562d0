import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { cardOf, type Card } from '#cards/index.ts'
import type { Shown } from '#kit/cardDefinition.ts'
import type { Deck } from '../deck.document.ts'
import { playable, standingOf, type Journey } from '../deck.walk.ts'
import { act, attemptOf, noAttempt, openPlay, type Attempt } from './play.ts'
import type { PlayerPort } from './port.ts'

export interface Beginning {
  readonly deck: Deck
  readonly start?: number | undefined
  readonly journey?: Journey | undefined
  readonly attempts?: ReadonlyMap<number, Attempt> | undefined
  readonly port: PlayerPort
}

const nowhere: Journey = new Map()
const unanswered: ReadonlyMap<number, Attempt> = new Map()

/** The state of one sitting and all that can be done in it. */
export function usePlay({ deck, start, journey = nowhere, attempts = unanswered, port }: Beginning) {
  const [play, tell] = useReducer(act, undefined, () => openPlay(deck, start, journey, attempts))
  const [sendingId, setSendingId] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<'answer' | 'progress' | null>(null)
  const cameAt = useRef(0)
  const { cardId } = play
  // A card that was deleted while it was shown gives way to the first one.
  const cards = playable(deck)
  const card = cardId === null ? undefined : (cards.find(({ id }) => id === cardId) ?? cards[0])

  useEffect(() => {
    if (start !== undefined) tell({ kind: 'goTo', cardId: start })
  }, [start])

  const report = useCallback(
    (about: Card, progress: Shown, known: Shown) => {
      tell({ kind: 'report', card: about, progress })
      const joined = cardOf(about.type).joinProgress(known, progress)
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
  useEffect(() => {
    setTrouble((now) => (now === 'answer' ? null : now))
    if (shownId !== undefined) port.open?.(shownId)
  }, [shownId, port])

  const standing = card && standingOf(play.journey, card)
  const isNew = standing !== undefined && standing.progress?.viewed !== true
  useEffect(() => {
    if (card && isNew) report(card, { viewed: true }, standing?.progress ?? {})
  }, [card, isNew, report, standing])

  const isAtEnd = card === undefined && deck.length > 0
  useEffect(() => {
    if (isAtEnd) port.finish?.()
  }, [isAtEnd, port])

  const attempt = card ? attemptOf(play, card.id) : noAttempt
  const isSending = card !== undefined && sendingId === card.id
  async function answer(about: Card, response: unknown): Promise<void> {
    if (isSending) return
    setSendingId(about.id)
    setTrouble(null)
    const isDone = () => setSendingId((now) => (now === about.id ? null : now))
    const keep = () => {
      tell({ kind: 'keep', card: about, response })
      isDone()
    }
    try {
      const effort = { durationMs: Date.now() - cameAt.current, hintsUsed: attempt.hintsUsed }
      const verdict = await port.answer(about.id, response, effort, keep)
      tell({ kind: 'judged', card: about, response, verdict })
    } catch {
      tell({ kind: 'respond', cardId: about.id, response })
      setTrouble('answer')
    } finally {
      isDone()
    }
  }

  return { play, tell, card, standing, attempt, answer, report, isSending, trouble }
}
