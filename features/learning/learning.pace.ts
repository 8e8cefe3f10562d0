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

/**
 * Where somebody stands in each ability over several activities: the means of what is known of it, cards, rating and
 * score each by itself.
 */
export function meanScores<Score extends AbilityScore>(scores: readonly Score[]): Score[] {
  return [...Map.groupBy(scores, ({ abilityId }) => abilityId).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const rating = meanOf(same.map((one) => one.rating))
    return [
      {
        ...first,
        cards: meanOf(same.map(({ cards }) => cards)),
        rating: rating === null ? null : Math.round(rating),
        score: meanOf(same.map(({ score }) => score)),
      },
    ]
  })
}

function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}
