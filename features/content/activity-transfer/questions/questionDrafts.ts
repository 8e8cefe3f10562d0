import { fitsIn } from '#kit/value/graphemes.ts'
import { limitOf } from './cardLimits.ts'
import type { Draft } from '../draftCards.ts'
import {
  noText,
  type ForeignNumber,
  type ForeignOption,
  type ForeignText,
  type OfKind,
} from './foreignQuestion.ts'
import { wordsOfText, type QuestionParts } from './questionParts.ts'

/** Shares are written with five decimals: three times 33.33333 is all. */
export const isWhole = (share: number): boolean => share > 99.99

const idOf = (index: number): string => String.fromCharCode(97 + index)
const clock = (seconds: number | undefined) =>
  seconds === undefined ? {} : { seconds: Math.min(3600, Math.max(5, Math.round(seconds))) }

/** A question with options to choose from. */
export function choiceDraft(question: OfKind<'choice'>, parts: QuestionParts): Draft {
  const { options, isMulti, isShuffled, explanation } = question
  const whole = options.filter(({ share }) => isWhole(share))
  const isSeveral = isMulti || whole.length !== 1
  const isRight = ({ share }: ForeignOption) => (isSeveral ? share > 0 : isWhole(share))
  reportShares(question, isSeveral, parts)
  return {
    type: 'choice',
    ...parts.head(),
    question: parts.stem(limitOf('question')),
    ...parts.stemPicture(),
    kind: isSeveral ? 'multi' : 'single',
    shuffle: isShuffled ? 'all' : 'none',
    options: keptOptions(options, isRight, parts).map((option, index) => ({
      id: idOf(index),
      text: parts.words(option.text, limitOf('option')),
      ...parts.silentPicture(option.text),
      correct: isRight(option),
      feedback: parts.line(option.feedback, limitOf('optionFeedback')),
    })),
    explanation: parts.line(explanation, limitOf('explanation')),
    ...clock(question.seconds),
  }
}

/** As many options as a card has; of too many the last wrong ones go. */
function keptOptions(
  options: readonly ForeignOption[],
  isRight: (option: ForeignOption) => boolean,
  parts: QuestionParts,
): ForeignOption[] {
  const kept = new Set(
    options
      .toSorted((one, other) => Number(isRight(other)) - Number(isRight(one)))
      .slice(0, limitOf('options')),
  )
  for (const option of options) if (!kept.has(option)) parts.left('tooManyParts', wordsOfText(option.text))
  return options.filter((option) => kept.has(option))
}

/** What of the options' shares our scoring does not do in the same way. */
function reportShares(
  { options, isMulti }: OfKind<'choice'>,
  isSeveral: boolean,
  parts: QuestionParts,
): void {
  const right = options.filter(({ share }) => share > 0)
  const wrong = options.filter(({ share }) => share <= 0)
  const text = options.map((option) => `${wordsOfText(option.text)} (${option.share} %)`).join(' · ')
  if (right.length === 0) return parts.changed('noRightOption', text)
  if (!isSeveral) {
    for (const option of right.filter(({ share }) => !isWhole(share)))
      parts.changed('partialAnswer', `${wordsOfText(option.text)} (${option.share} %)`)
    return
  }
  if (!isMulti && right.every(({ share }) => isWhole(share))) return parts.changed('severalRight', text)
  const isNear = (share: number, other: number) => Math.abs(share - other) < 0.1
  const isEven =
    right.every(({ share }) => isNear(share, 100 / right.length)) &&
    wrong.every(({ share }) => isNear(share, -100 / wrong.length))
  if (!isEven) parts.changed('weights', text)
}

/** A judgement: true or false. */
export function truthDraft(question: OfKind<'truth'>, parts: QuestionParts): Draft {
  const { isTrue, whenTrue, whenFalse, explanation } = question
  const option = (id: string, correct: boolean, feedback: ForeignText) => ({
    id,
    correct,
    feedback: parts.line(feedback, limitOf('optionFeedback')),
  })
  return {
    type: 'choice',
    ...parts.head(),
    kind: 'judge',
    question: parts.stem(limitOf('question')),
    ...parts.stemPicture(),
    options: [option('true', isTrue, whenTrue), option('false', !isTrue, whenFalse)],
    explanation: parts.line(explanation, limitOf('explanation')),
  }
}

/** A question whose answer is a number. The first that is wholly right is the card's, with how far one may be off. */
export function numberDraft(question: OfKind<'number'>, parts: QuestionParts): Draft {
  const { answers, units, explanation } = question
  const right = answers.find(({ share, number }) => number !== null && isWhole(share))
  const { number = null } = right ?? {}
  const catchAll = answers.find((answer) => answer.number === null && answer.share <= 0)
  for (const answer of answers) if (answer !== right && answer !== catchAll) reportNumber(answer, parts)
  const [unit = '', ...others] = units
  for (const other of fitsIn(unit, limitOf('unit')) ? others : units) parts.left('unitDropped', other)
  return {
    type: 'question',
    ...parts.head({ correct: lineOf(right, parts), wrong: lineOf(catchAll, parts) }),
    prompt: parts.stem(limitOf('prompt')),
    ...parts.stemPicture(),
    kind: 'number',
    grading: 'rule',
    number: {
      value: number?.value ?? null,
      tolerance: number?.tolerance ?? 0,
      unit: fitsIn(unit, limitOf('unit')) ? unit : '',
    },
    explanation: parts.line(explanation, limitOf('explanation')),
  }
}

const lineOf = (answer: ForeignNumber | undefined, parts: QuestionParts): string =>
  answer ? parts.line(answer.feedback, limitOf('feedback')) : ''

function reportNumber({ number, share, feedback }: ForeignNumber, parts: QuestionParts): void {
  const value = number === null ? '*' : `${number.value} ± ${number.tolerance}`
  const said = wordsOfText(feedback)
  if (isWhole(share)) parts.left('severalNumbers', value)
  else if (share > 0) parts.left('partialAnswer', `${value} (${share} %)`)
  if (said !== '') parts.left('feedbackDropped', `${value}: ${said}`)
}

/** A question that is answered in one's own words and graded by a person. */
export const essayDraft = (
  { explanation, isShort = false, sample = noText }: OfKind<'essay'>,
  parts: QuestionParts,
): Draft => ({
  type: 'question',
  ...parts.head(),
  kind: isShort ? 'short' : 'long',
  grading: 'person',
  prompt: parts.stem(limitOf('prompt')),
  ...parts.stemPicture(),
  sampleAnswer: parts.line(sample, limitOf('sampleAnswer')),
  explanation: parts.line(explanation, limitOf('explanation')),
})
