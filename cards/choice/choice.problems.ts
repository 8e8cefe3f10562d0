import type { OwnProblem } from '#kit/card/content.ts'
import type { ChoiceCard } from './choice.schema.ts'

/** What stops a question from being asked. */
export function choiceProblems(card: ChoiceCard): OwnProblem[] {
  const right = card.options.filter(({ correct }) => correct).length
  return [
    ...when(isBlank(card.question) && !card.picture, 'question', 'problems.noQuestion'),
    ...when(card.options.length < 2, 'options', 'problems.fewOptions'),
    ...when(right === 0, 'options', 'problems.noneRight'),
    ...when(right > 1 && card.kind !== 'multi', 'options', 'problems.manyRight'),
    ...when(
      card.kind === 'multi' && right > 0 && right === card.options.length,
      'options',
      'problems.allRight',
    ),
    ...optionProblems(card),
  ]
}

function optionProblems(card: ChoiceCard): OwnProblem[] {
  const texts = card.options.map(({ text }) => text.trim().toLowerCase())
  return card.options.flatMap(({ picture }, index) => {
    const text = texts[index] ?? ''
    const isEmpty = text === '' && !picture && card.kind !== 'judge'
    const isDuplicate = text !== '' && texts.indexOf(text) < index && !picture
    const values = { number: index + 1 }
    return [
      ...when(isEmpty, `options.${index}.text`, 'problems.emptyOption', values),
      ...when(isDuplicate, `options.${index}.text`, 'problems.twinOption', values),
    ]
  })
}

const isBlank = (text: string) => text.trim() === ''

const when = (
  isSo: boolean,
  path: string,
  key: string,
  values?: { readonly number: number },
): OwnProblem[] => (isSo ? [{ path, key, ...(values && { values }) }] : [])
