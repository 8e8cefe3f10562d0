import type { AbilityScore } from '#features/learning/attempt/learning.scores.ts'
import { countsOf, permille, sumOf, type Sums } from './statistics.sums.ts'

/** The scores of one record (DEF-competency), for the sums of all. */
export const abilitySums = (scores: readonly AbilityScore[]): Sums =>
  Object.fromEntries(
    scores.flatMap(({ abilityId, score, rating }) => [
      ...(score === null
        ? []
        : [[`a.${abilityId}`, 1] as const, [`as.${abilityId}`, permille(score)] as const]),
      ...(rating === null ? [] : [[`r.${abilityId}`, 1] as const, [`rs.${abilityId}`, rating] as const]),
    ]),
  )

export interface AbilityMean {
  readonly abilityId: number
  /** Learners with a score. */
  readonly learners: number
  /** 0 to 1; null where nobody has a score. */
  readonly mean: number | null
  /** The learners' own rating, 1 to 5; null where nobody has rated. */
  readonly rating: number | null
}

/** The mean of the learners' scores and own ratings in each ability, by its id. */
export function abilityMeans(sums: Sums): AbilityMean[] {
  const learners = countsOf(sums, 'a.')
  const rated = countsOf(sums, 'r.')
  const ids = [...new Set([...learners.keys(), ...rated.keys()])].toSorted((a, b) => Number(a) - Number(b))
  return ids.map((id) => ({
    abilityId: Number(id),
    learners: learners.get(id) ?? 0,
    mean: meanOf(sumOf(sums, `as.${id}`), (learners.get(id) ?? 0) * 1000),
    rating: meanOf(sumOf(sums, `rs.${id}`), rated.get(id) ?? 0),
  }))
}

const meanOf = (sum: number, count: number): number | null => (count === 0 ? null : sum / count)
