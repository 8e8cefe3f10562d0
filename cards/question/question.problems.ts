import type { OwnProblem } from '#kit/card/content.ts'
import { rubricProblems } from '#kit/card/rubric.ts'
import { normalise } from '#kit/value/typed.ts'
import { maxAnswerLength, type Grading, type QuestionCard, type QuestionKind } from './question.schema.ts'

/** Who can grade which kind: a recording has no keywords, and our AI reads only text. */
export const gradingsOf = (kind: QuestionKind): readonly Grading[] => {
  if (kind === 'audio') return ['none', 'person']
  return kind === 'number' ? ['none', 'rule'] : ['none', 'rule', 'ai', 'person', 'aiThenPerson']
}

const when = (isSo: boolean, path: string, key: string, values?: OwnProblem['values']): OwnProblem[] =>
  isSo ? [{ path, key, ...(values && { values }) }] : []

/** What stops a question from being asked. */
export function questionProblems(card: QuestionCard): OwnProblem[] {
  const { kind, grading } = card
  const isRule = grading === 'rule'
  return [
    ...when(card.prompt.trim() === '' && !card.picture, 'prompt', 'problems.noPrompt'),
    ...when(!gradingsOf(kind).includes(grading), 'grading', 'problems.cannotGrade'),
    ...when(isWritten(kind) && card.minLength > maxAnswerLength(card), 'minLength', 'problems.lengths'),
    ...when(isRule && kind === 'number' && card.number.value === null, 'number.value', 'problems.noNumber'),
    ...(isRule && isWritten(kind) ? keywordProblems(card) : []),
    ...(isAi(grading) || grading === 'person' ? rubricProblems(card.rubric, 'rubric') : []),
    ...when(
      isAi(grading) && card.rubric.length === 0 && card.sampleAnswer.trim() === '',
      'rubric',
      'problems.nothingToGradeBy',
    ),
  ]
}

export const isWritten = (kind: QuestionKind): boolean => kind === 'short' || kind === 'long'
export const isAi = (grading: Grading): boolean => grading === 'ai' || grading === 'aiThenPerson'

function keywordProblems({ keywords }: QuestionCard): OwnProblem[] {
  const words = keywords.map(({ text }) => normalise(text, { ignoreCase: true }))
  return [
    ...when(keywords.length === 0, 'keywords', 'problems.noKeywords'),
    ...words.flatMap((word, index) => {
      const values = { number: index + 1 }
      return [
        ...when(word === '', `keywords.${index}.text`, 'problems.emptyKeyword', values),
        ...when(
          word !== '' && words.indexOf(word) < index,
          `keywords.${index}.text`,
          'problems.twinKeyword',
          values,
        ),
      ]
    }),
  ]
}
