import { isTypedRight } from '#kit/value/typed.ts'
import type { Score } from '#kit/card/verdict.ts'
import type { FlipCard, FlipResponse, FlipSolution } from './flip.schema.ts'

type Rules = Pick<FlipCard, 'ignoreDiacritics' | 'forgiveTypos'>

/** Whether what was typed for a pair is right; `backs` are all backs, of which another one is never a mere slip. */
export function isRight(rules: Rules, backs: FlipSolution['backs'], id: string, text: string): boolean {
  const own = backs.find((each) => each.id === id)
  if (!own) return false
  return isTypedRight(text, [own.back.text, ...own.accepted], {
    ignoreCase: true,
    ignorePunctuation: true,
    ignoreDiacritics: rules.ignoreDiacritics,
    typos: rules.forgiveTypos ? 2 : 0,
    others: backs.filter((each) => each.id !== id).map(({ back }) => back.text),
  })
}

export const backsOf = (card: FlipCard): FlipSolution['backs'] =>
  card.pairs.map(({ id, back, accepted }) => ({ id, back, accepted }))

/** Browsing is noted only; else the share of pairs that are known, or typed rightly. */
export function scoreFlip(card: FlipCard, response: FlipResponse): Score {
  if (response.mode === 'browse') return { scaled: null, passed: false, parts: [], isFinal: true }
  const right = rightIn(card, response).length
  const scaled = card.pairs.length === 0 ? 0 : right / card.pairs.length
  return { scaled, passed: scaled === 1, parts: [] }
}

/** Ids of the pairs that were known or typed rightly. */
export function rightIn(card: FlipCard, response: FlipResponse): string[] {
  if (response.mode === 'browse') return []
  if (response.mode === 'graded') return response.pairs.filter(({ known }) => known).map(({ id }) => id)
  const backs = backsOf(card)
  return response.pairs.filter(({ id, text }) => isRight(card, backs, id, text)).map(({ id }) => id)
}

/** Whether the answer is of this card's mode and speaks of each of its pairs once. */
export function acceptsFlip({ mode, pairs }: FlipCard, response: FlipResponse): boolean {
  if (mode === 'browse' || response.mode === 'browse') return mode === response.mode
  if ((mode === 'typed') !== (response.mode === 'typed')) return false
  const answered = new Set(response.pairs.map(({ id }) => id))
  return response.pairs.length === pairs.length && pairs.every(({ id }) => answered.has(id))
}
