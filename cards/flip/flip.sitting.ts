import type { GradedPair, Mode } from './flip.schema.ts'

/** Going through pairs and grading oneself. Pure: the player draws it, the tests step through it. */
export interface Sitting {
  /** Ids to come, the one on the table first. */
  readonly queue: readonly string[]
  readonly graded: readonly GradedPair[]
}

/** So many others come before a pair that was not known comes again. */
const gap = 3

export const beginSitting = (ids: readonly string[]): Sitting => ({ queue: ids, graded: [] })

/** Grades the pair on the table. In repetition one that was not known comes again, a little later. */
export function gradeFirst({ queue, graded }: Sitting, known: boolean, mode: Mode): Sitting {
  const [id, ...rest] = queue
  if (id === undefined) return { queue, graded }
  const times = (graded.find((each) => each.id === id)?.times ?? 0) + 1
  const others = graded.filter((each) => each.id !== id)
  const comesAgain = mode === 'repetition' && !known
  return {
    queue: comesAgain ? rest.toSpliced(gap, 0, id) : rest,
    graded: [...others, { id, known, times: Math.min(999, times) }],
  }
}

/** Whether every pair was met: from here on a repetition may be ended. */
export const hasMetAll = ({ graded }: Sitting, total: number): boolean => graded.length === total
