import { seedOfCard } from '#kit/card/seedOfCard.ts'
import { shuffled } from '#kit/value/shuffle.ts'
import type { Score } from '#kit/card/verdict.ts'
import type { MatchAnswer, MatchCard, MatchLink, MatchResponse } from './match.schema.ts'

/** All answers there are to choose from, those of the pairs before those of nothing. */
export const answersOf = (card: MatchCard): readonly MatchAnswer[] => [
  ...card.pairs.map(({ answer }) => answer),
  ...card.distractors,
]

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** Whether two answers look the same to a learner. */
const looksLike = (a: MatchAnswer, b: MatchAnswer): boolean =>
  a.id === b.id || (a.picture === null && b.picture === null && plain(a.text) === plain(b.text))

/** Whether a link is right, according to the right ones; of two answers that look the same each one is. */
export function isRightLink(card: MatchCard, right: readonly MatchLink[], link: MatchLink): boolean {
  const rightLink = right.find(({ pairId }) => pairId === link.pairId)
  const answers = answersOf(card)
  const expected = answers.find(({ id }) => id === rightLink?.answerId)
  const chosen = answers.find(({ id }) => id === link.answerId)
  return expected !== undefined && chosen !== undefined && looksLike(expected, chosen)
}

/** The share of right pairs; without partial credit all of them or nothing. */
export function scoreMatch(card: MatchCard, { links }: MatchResponse): Score {
  const expected = rightLinks(card)
  const right = links.filter((link) => isRightLink(card, expected, link)).length
  const share = card.pairs.length === 0 ? 0 : right / card.pairs.length
  const scaled = card.partialCredit ? share : Math.floor(share)
  return { scaled, passed: scaled === 1, parts: [] }
}

/** Each pair is linked, with an answer that there is; no answer twice. */
export function acceptsLinks(card: MatchCard, { links }: MatchResponse): boolean {
  const answerIds = new Set(answersOf(card).map(({ id }) => id))
  const pairs = new Set(links.map(({ pairId }) => pairId))
  const answers = new Set(links.map(({ answerId }) => answerId))
  return (
    links.length > 0 &&
    links.length === card.pairs.length &&
    card.pairs.every(({ id }) => pairs.has(id)) &&
    answers.size === links.length &&
    links.every(({ answerId }) => answerIds.has(answerId))
  )
}

/** The card with all answers mixed over pairs and distractors, so that the place of an answer reveals nothing. */
export function mixed(card: MatchCard, seed: number): MatchCard {
  const answers = shuffled(answersOf(card), seedOfCard(seed, card.id))
  return {
    ...card,
    explanation: '',
    pairs: card.pairs.map((pair, index) => ({ ...pair, answer: answers[index] ?? pair.answer })),
    distractors: answers.slice(card.pairs.length),
  }
}

/** The links that would have been right. */
export const rightLinks = (card: MatchCard): MatchLink[] =>
  card.pairs.map(({ id, answer }) => ({ pairId: id, answerId: answer.id }))

/** Links with one more: an answer is at one place only, and a place has one answer. */
export const linked = (links: readonly MatchLink[], pairId: string, answerId: string): MatchLink[] => [
  ...links.filter((link) => link.pairId !== pairId && link.answerId !== answerId),
  { pairId, answerId },
]
