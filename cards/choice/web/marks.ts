import type { Verdict } from '#kit/card/verdict.ts'
import type { ChoiceCard, ChoiceSolution } from '../choice.schema.ts'

export type Mark = 'right' | 'wrong' | 'missed'

/**
 * The mark of an option after the answer. Without the solution only what the outcome itself reveals: the one
 * option of a single choice, or all that were chosen when everything is right.
 */
export function markOf(
  card: ChoiceCard,
  optionId: string,
  isChosen: boolean,
  verdict: Verdict<ChoiceSolution> | undefined,
): Mark | undefined {
  if (!verdict) return undefined
  if (verdict.solution) {
    const isRight = verdict.solution.correct.includes(optionId)
    if (isChosen) return isRight ? 'right' : 'wrong'
    return isRight ? 'missed' : undefined
  }
  if (!isChosen) return undefined
  if (verdict.outcome === 'correct') return 'right'
  return verdict.outcome === 'wrong' && card.kind !== 'multi' ? 'wrong' : undefined
}
