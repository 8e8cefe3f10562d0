import { newPartId } from '#kit/card/card.ts'
import { partEdits } from '#kit/card/partEdits.ts'
import { maxStatements, maxSteps, type MarkWordsCard, type SummaryStep } from './markWords.schema.ts'

export const stepEdits = partEdits('steps', maxSteps)

/** With another step, without statements, at the end. */
export const withNewStep = (card: MarkWordsCard): MarkWordsCard =>
  stepEdits.added(card, [{ id: newPartId(), statements: [] }])

/** A step as it is written: one statement a line, the right one first. */
export const linesOfStep = ({ statements }: SummaryStep): string =>
  statements.map(({ text }) => text).join('\n')

/** The statements of a step by its lines; each keeps its id. Lines beyond the last statement there may be go on in that one. */
export function statementsOf(lines: string, before: SummaryStep['statements']): SummaryStep['statements'] {
  if (lines === '') return []
  const all = lines.split('\n')
  const texts = [...all.slice(0, maxStatements - 1), all.slice(maxStatements - 1).join(' ')]
  return texts.slice(0, all.length).map((text, index) => ({ id: before[index]?.id ?? newPartId(), text }))
}
