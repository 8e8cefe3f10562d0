import type { CardBase } from '#kit/card/card.ts'
import { cardOf, type Card } from '#cards/registry.ts'
import type { LearnerProgress } from '#deck/deck.navigate.ts'

/** Where somebody stands in one ability after an activity; shares are 0 to 1. */
export interface AbilityScore {
  readonly abilityId: number
  /** From the cards alone; null while nothing of it is graded. */
  readonly cards: number | null
  /** The learner's own word, 1 to 5; null: none yet. */
  readonly rating: number | null
  /** The two joined; null while nothing is graded, since a word alone measures nothing. */
  readonly score: number | null
}

type Depth = CardBase['competencies'][number]['depth']

/** DEF-depth: how much more a card counts that asks for more than to know. */
export const depthFactors: Readonly<Record<Depth, number>> = {
  know: 1,
  understand: 1.2,
  apply: 1.4,
  flexiblyApply: 1.6,
  innovate: 1.8,
}

/** What the learner's own rating counts. */
const ownShare = 0.2
const highestRating = 5

/**
 * DEF-competency. The score of each ability that the visited cards name, and of each that was rated:
 *
 *     cards = Σ(scaled × weight × depth) / Σ(weight × depth)
 *     score = 0.8 × cards + 0.2 × rating / 5        (cards alone while there is no rating)
 *
 * `scaled` is the best graded attempt; a card without an answer or without its grade is left out. Two cards with 80% (weight 2,
 * know: 1) and 50% (weight 1, apply: 1.4) give (0.8 × 2 + 0.5 × 1.4) / 3.4 = 67.6%; with a rating of 4, 0.8 × 67.6% + 0.2 × 80% =
 * 70.1%.
 */
export function scoresOf(
  cards: Iterable<Card>,
  progress: LearnerProgress,
  ratings: ReadonlyMap<number, number> = new Map(),
): AbilityScore[] {
  const sums = new Map<number, { earned: number; possible: number }>()
  for (const card of cards) {
    const scaled = progress.get(card.id)?.scaled ?? null
    if (scaled === null || !cardOf(card.type).answering.isScorable) continue
    for (const { abilityId, weight, depth } of card.competencies) {
      const sum = sums.get(abilityId) ?? { earned: 0, possible: 0 }
      const counts = weight * depthFactors[depth]
      sum.earned += scaled * counts
      sum.possible += counts
      sums.set(abilityId, sum)
    }
  }
  return joined(new Map([...sums].map(([id, { earned, possible }]) => [id, earned / possible])), ratings)
}

/** The same scores, as they are with these ratings of the learner. */
export const ratedAnew = (
  scores: readonly AbilityScore[],
  ratings: ReadonlyMap<number, number>,
): AbilityScore[] => joined(new Map(scores.map(({ abilityId, cards }) => [abilityId, cards])), ratings)

/** The learner's own ratings among scores, by ability. */
export const ratingsIn = (scores: readonly AbilityScore[]): ReadonlyMap<number, number> =>
  new Map(scores.flatMap(({ abilityId, rating }) => (rating === null ? [] : [[abilityId, rating] as const])))

function joined(
  shares: ReadonlyMap<number, number | null>,
  ratings: ReadonlyMap<number, number>,
): AbilityScore[] {
  const ids = [...new Set([...shares.keys(), ...ratings.keys()])].toSorted((a, b) => a - b)
  return ids.map((abilityId) => {
    const cards = shares.get(abilityId) ?? null
    const rating = ratings.get(abilityId) ?? null
    return { abilityId, cards, rating, score: joinedScore(cards, rating) }
  })
}

function joinedScore(cards: number | null, rating: number | null): number | null {
  if (cards === null || rating === null) return cards
  return Math.min(1, (1 - ownShare) * cards + (ownShare * rating) / highestRating)
}
