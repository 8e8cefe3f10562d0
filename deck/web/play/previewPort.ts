import { safeParse } from 'zod/mini'
import { cardOf } from '#cards/registry.ts'
import type { Card } from '#cards/registry.ts'
import { scoreAnswer, lastVerdict, type Answer } from '../../deck.verdict.ts'
import { playedDeck } from '../../deck.arrange.ts'
import { findCard, type Deck } from '../../deck.document.ts'
import type { PlayerPort } from './port.ts'
import { previewSeed } from './previewSeed.ts'
import { previewTalks, type PreviewAi } from './previewTalk.ts'

/**
 * Answers for a preview: scored here by the functions that the server scores with, stored nowhere. What an AI says comes
 * from `ai`; without it such cards show what they have for that case.
 */
export function previewPort(deck: () => Deck, ai?: PreviewAi): PlayerPort {
  const answers = new Map<number, Answer[]>()
  const answersTo = (cardId: number): Answer[] => answers.get(cardId) ?? []
  const talks = previewTalks(deck, answersTo, ai)

  /** The card as the player shows it, which arranges the same deck by the same seed. */
  const playedCard = (cardId: number): Card | undefined =>
    findCard(playedDeck(deck(), previewSeed, cardId), cardId)?.card

  /** As on the server, the talk in an answer is the one that was stored, whatever the answer claims. */
  function withStoredExchanges(card: Card, claimed: unknown): unknown {
    const { answering, talking } = cardOf(card.type)
    const { success, data } = safeParse(answering.responseSchema, claimed)
    return success && talking.talks ? talking.withExchanges(card, data, talks.exchangesOf(card.id)) : claimed
  }

  return {
    answer: async (cardId, claimed) => {
      const card = playedCard(cardId)
      if (!card) throw new Error(`Card ${cardId} is not in this deck`)
      const before = answersTo(cardId)
      const response = withStoredExchanges(card, claimed)
      // An author tries the same question over and over; the attempts then begin anew.
      const first = scoreAnswer(card, response, before)
      const isClosed = first.kind === 'refused' && first.reason === 'closed'
      const scoring = isClosed ? scoreAnswer(card, response, []) : first
      if (scoring.kind === 'refused') throw new Error(`Card ${cardId} takes no such response`)
      const { verdict, response: taken, score } = scoring
      answers.set(cardId, [...(isClosed ? [] : before), { response: taken, ...score }])
      return verdict
    },
    later: async (cardId) => {
      const card = playedCard(cardId)
      const last = answersTo(cardId).at(-1)
      if (!card || !last || !ai || !cardOf(card.type).answering.grading?.taskFor) return undefined
      const grade = await ai.grade(card, last.response)
      if (!grade || answersTo(cardId).at(-1) !== last) return undefined
      const graded: Answer = { ...last, scaled: grade.scaled, passed: grade.passed, grade }
      answers.set(cardId, [...answersTo(cardId).slice(0, -1), graded])
      return lastVerdict(card, answersTo(cardId))
    },
    progress: async () => {},
    services: talks.services,
  }
}
