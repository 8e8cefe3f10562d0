import type { OwnProblem } from '#kit/card/content.ts'
import type { BranchCard, BranchOption } from './branch.schema.ts'

/** What stops a branch from being chosen at. */
export function branchProblems(card: BranchCard): OwnProblem[] {
  const isWorthless = card.scoring === 'path' && card.options.every(({ score }) => score === 0)
  return [
    ...when(isBlank(card.question) && !card.picture, 'question', 'problems.noQuestion'),
    ...when(card.options.length < 2, 'options', 'problems.fewOptions'),
    ...card.options.flatMap((option, index) => optionProblems(card, option, index)),
    ...when(card.scoring === 'ending' && card.endings.length === 0, 'endings', 'problems.noEndings'),
    ...when(isWorthless, 'scoring', 'problems.noScores'),
    ...card.endings.flatMap(({ title, text }, index) =>
      when(isBlank(title) && isBlank(text), `endings.${index}.title`, 'problems.emptyEnding', index),
    ),
  ]
}

function optionProblems(
  card: BranchCard,
  { text, picture, next }: BranchOption,
  index: number,
): OwnProblem[] {
  const wording = text.trim().toLowerCase()
  const isDuplicate =
    wording !== '' && card.options.findIndex((other) => other.text.trim().toLowerCase() === wording) < index
  const isEndless = next.to === 'ending' && !card.endings.some(({ id }) => id === next.endingId)
  const path = `options.${index}`
  return [
    ...when(wording === '' && !picture, `${path}.text`, 'problems.emptyOption', index),
    ...when(isDuplicate && !picture, `${path}.text`, 'problems.twinOption', index),
    ...when(next.to === 'card' && next.cardId === null, `${path}.next`, 'problems.noNext', index),
    ...when(isEndless, `${path}.next`, 'problems.noEnding', index),
  ]
}

const isBlank = (text: string) => text.trim() === ''

const when = (isSo: boolean, path: string, key: string, index?: number): OwnProblem[] =>
  isSo ? [{ path, key, ...(index !== undefined && { values: { number: index + 1 } }) }] : []
