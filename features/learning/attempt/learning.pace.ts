import type { AbilityScore } from './learning.scores.ts'
import type { LearningStatus } from './learning.states.ts'
import type { PaceStatus } from './learning.machine.ts'

interface Paced {
  readonly endsAt: number | null
  readonly activities: readonly { readonly status: LearningStatus }[]
}

/**
 * H3: how somebody keeps up with a course. Learned: all of it; behind: an activity whose own day is over is not learned;
 * else in time. A course whose days cannot be missed is never behind, and one without activities is not learned.
 */
export function paceOf(units: readonly Paced[], now: number): PaceStatus {
  const activities = units.flatMap((unit) => unit.activities.map(({ status }) => ({ status, unit })))
  const open = activities.filter(({ status }) => status !== 'learned')
  if (activities.length > 0 && open.length === 0) return 'learned'
  return open.some(({ unit }) => unit.endsAt !== null && unit.endsAt <= now) ? 'behind' : 'inTime'
}

/** What one activity says of a learner's abilities, and the weights (1 to 5) that it gives to those it names. */
interface Measured<Score> {
  readonly scores: readonly Score[]
  readonly weights: ReadonlyMap<number, number>
}

/**
 * DEF-competency. Where somebody stands in each ability over several activities: the means of what is known of it, cards,
 * rating and score each by itself, an activity counting by the weight that it gives to the ability (1 where it names none).
 */
export function meanScores<Score extends AbilityScore>(activities: readonly Measured<Score>[]): Score[] {
  const weighed = activities.flatMap(({ scores, weights }) =>
    scores.map((score) => ({ score, weight: weights.get(score.abilityId) ?? 1 })),
  )
  return [...Map.groupBy(weighed, ({ score }) => score.abilityId).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const mean = (key: 'cards' | 'rating' | 'score') =>
      meanOf(same.map(({ score, weight }) => ({ value: score[key], weight })))
    const rating = mean('rating')
    return [
      {
        ...first.score,
        cards: mean('cards'),
        rating: rating === null ? null : Math.round(rating),
        score: mean('score'),
      },
    ]
  })
}

function meanOf(
  values: readonly { readonly value: number | null; readonly weight: number }[],
): number | null {
  const [sum, weights] = values.reduce(
    ([total, counted], { value, weight }) =>
      value === null ? [total, counted] : [total + value * weight, counted + weight],
    [0, 0],
  )
  return weights === 0 ? null : sum / weights
}
