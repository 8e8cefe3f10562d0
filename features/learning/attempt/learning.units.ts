import type { LearningStatus } from './learning.states.ts'

/** The result of a learner in one activity of a unit. */
export interface UnitActivityResult {
  readonly unit: number
  /** null: not begun. */
  readonly status: 'learning' | 'learned' | null
  readonly finishedAt: number | null
}

const isLearned = ({ status }: UnitActivityResult) => status === 'learned'

/**
 * When each unit was learned, in Unix milliseconds, by its number from 1. A unit without activities asks for nothing: it is
 * learned together with the one before, the first one at `beganAt`.
 */
export function learnedUnits(
  results: readonly UnitActivityResult[],
  units: number,
  beganAt: number,
): ReadonlyMap<number, number> {
  const byUnit = Map.groupBy(results, ({ unit }) => unit)
  const learned = new Map<number, number>()
  let before: number | undefined = beganAt
  for (let unit = 1; unit <= units; unit += 1) {
    const own = byUnit.get(unit)
    if (own) before = own.every(isLearned) ? latest(own, beganAt) : undefined
    if (before !== undefined) learned.set(unit, before)
  }
  return learned
}

const latest = (results: readonly UnitActivityResult[], beganAt: number): number =>
  Math.max(...results.map(({ finishedAt }) => finishedAt ?? beganAt))

/** S-learning of a unit, from what is open and what was done in it. */
export function unitStatus(own: readonly UnitActivityResult[], isOpen: boolean): LearningStatus {
  if (!isOpen) return 'locked'
  if (own.every(isLearned)) return 'learned'
  return own.some(({ status }) => status !== null) ? 'learning' : 'pending'
}
