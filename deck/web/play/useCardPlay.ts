import { useCallback, useEffect, useMemo, useRef, useState, type Dispatch } from 'react'
import type { Shown } from '#kit/card/progress.ts'
import type { CardServices } from '#kit/card/web/cardUi.ts'
import { cardOf, type Card } from '#cards/registry.ts'
import { cardStateOf } from '../../deck.navigate.ts'
import { attemptOf, noAttempt, type Play, type PlayAction } from './play.ts'
import { noServices, type PlayerPort } from './port.ts'

/** The sitting in which a card is played. */
export interface SittingAround {
  readonly play: Play
  readonly port: PlayerPort
  readonly dispatch: Dispatch<PlayAction>
}

export type CardPlay = ReturnType<typeof useCardPlay>

/** What a learner does with one card that is on the screen: how far it is, what is answered, and what is on its way. */
export function useCardPlay(card: Card | undefined, { play, port, dispatch }: SittingAround) {
  const [sendingId, setSendingId] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<'answer' | 'progress' | null>(null)
  const cameAt = useRef(0)

  const report = useCallback(
    (about: Card, progress: Shown, before: Shown) => {
      dispatch({ kind: 'report', card: about, progress })
      const joined = cardOf(about.type).progress.join(before, progress)
      port.progress(about.id, joined).then(
        () => setTrouble((now) => (now === 'progress' ? null : now)),
        () => setTrouble('progress'),
      )
    },
    [port, dispatch],
  )

  const shownId = card?.id
  useEffect(() => {
    cameAt.current = Date.now()
  }, [shownId])
  useEffect(() => setTrouble((now) => (now === 'answer' ? null : now)), [shownId])

  const cardState = card && cardStateOf(play.progress, card)
  const isNew = cardState !== undefined && cardState.progress?.viewed !== true
  useEffect(() => {
    if (card && isNew) report(card, { viewed: true }, cardState?.progress ?? {})
  }, [card, isNew, report, cardState])

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
  }, [card, isPending, pendingResponse, port, dispatch])

  const services = useMemo(
    (): CardServices => (shownId === undefined ? noServices : port.services(shownId)),
    [port, shownId],
  )
  return { cardState, attempt, answer, report, services, isSending, trouble }
}
