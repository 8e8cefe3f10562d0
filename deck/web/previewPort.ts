import { judge } from '../deck.verdict.ts'
import { findCard, type Deck } from '../deck.document.ts'
import type { PlayerPort } from './port.ts'

/** Answers for a preview: scored here by the functions that the server scores with, kept nowhere. */
export function previewPort(deck: () => Deck): PlayerPort {
  const attempts = new Map<number, (number | null)[]>()
  return {
    answer: async (cardId, response) => {
      const card = findCard(deck(), cardId)?.card
      if (!card) throw new Error(`Card ${cardId} is not in this deck`)
      const before = attempts.get(cardId) ?? []
      // An author tries the same question over and over; the attempts then begin anew.
      const first = judge(card, response, before)
      const isClosed = first.kind === 'refused' && first.reason === 'closed'
      const judgement = isClosed ? judge(card, response, []) : first
      if (judgement.kind === 'refused') throw new Error(`Card ${cardId} takes no such response`)
      attempts.set(cardId, [...(isClosed ? [] : before), judgement.verdict.scaled])
      return judgement.verdict
    },
    progress: async () => {},
  }
}
