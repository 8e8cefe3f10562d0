import { isEmptyRichText } from '#kit/richText/richText.ts'
import type { Card } from '#cards/index.ts'
import { gapPartsOf } from '../../../questions/gapNotation.ts'
import { giftCardOf, type GiftCard, type GiftCardOf } from './giftCards.ts'
import { htmlOf } from '../rich/richHtml.ts'
import { escaped, numeral, part, partWithoutArrow } from './giftText.ts'

/**
 * A card in Moodle's GIFT, without the blank line behind it. undefined where GIFT cannot say it: another type, several gaps, an
 * option that is a picture, a question without words.
 */
export function giftOf(card: Card): string | undefined {
  const known = giftCardOf(card)
  if (!known) return undefined
  if (known.type === 'section') return categoryOf(known)
  const written = known.type === 'text' ? descriptionOf(known) : questionOf(known)
  const title = known.title.trim()
  return written === undefined ? undefined : `${title === '' ? '' : `::${escaped(title)}::`}${written}`
}

/** A stroke in a name is written twice, one alone parts names. */
const categoryOf = ({ title }: GiftCardOf<'section'>): string | undefined => {
  const name = title.replace(/\s+/g, ' ').trim()
  return name === '' ? undefined : `$CATEGORY: ${name.replaceAll('/', '//')}`
}

const descriptionOf = ({ body }: GiftCardOf<'text'>): string | undefined =>
  isEmptyRichText(body) ? undefined : `[html]${escaped(htmlOf(body.content))}`

function questionOf(card: Exclude<GiftCard, { type: 'text' | 'section' }>): string | undefined {
  switch (card.type) {
    case 'choice':
      return choiceOf(card)
    case 'blanks':
      return gapOf(card)
    case 'question':
      return card.kind === 'audio' ? undefined : openOf(card)
    case 'match':
      return matchOf(card)
  }
}

/** A question with its answers, each on a line, and what is said after any of them. */
function written(
  stem: string,
  answers: readonly (string | undefined)[] | undefined,
  explanation: string,
  sign = '',
): string | undefined {
  const isSaid = stem.trim() !== '' && answers?.every((answer) => answer !== undefined)
  if (!isSaid) return undefined
  const said = explanation.trim() === '' ? [] : [`####${part(explanation)}`]
  const inside = [...answers, ...said].map((line) => `\n\t${line}`).join('')
  return `[plain]${escaped(stem.trim())} {${sign}${inside}${inside === '' ? '' : '\n'}}`
}

const withFeedback = (answer: string, feedback: string): string =>
  feedback.trim() === '' ? answer : `${answer}#${part(feedback)}`

function choiceOf({ question, kind, options, explanation }: GiftCardOf<'choice'>): string | undefined {
  const isPlain = options.every(({ text }) => text.trim() === '')
  if (kind === 'judge' && isPlain) return truthOf(question, options, explanation)
  const right = options.filter(({ correct }) => correct).length
  const wrong = options.length - right
  if (right === 0 || options.length < 2 || (kind !== 'multi' && right > 1)) return undefined
  const mark = (correct: boolean) =>
    kind === 'multi' ? `~%${shareOf(correct ? right : -wrong)}%` : correct ? '=' : '~'
  const answers = options.map(({ text, picture, correct, feedback }) =>
    text.trim() === '' || picture
      ? undefined
      : withFeedback(
          mark(correct) + (kind === 'multi' ? partWithoutArrow(text) : weighed(text, correct)),
          feedback,
        ),
  )
  return written(question, answers, explanation)
}

/** A text that begins as a weight does gets the one that it has anyway. */
const weighed = (text: string, correct: boolean): string =>
  `${text.trim().startsWith('%') ? `%${correct ? 100 : 0}%` : ''}${partWithoutArrow(text)}`

/** What one of so many is worth, in per cent with Moodle's five decimals. */
const shareOf = (count: number): number => Number((100 / count).toFixed(5))

/** What is said to a wrong answer comes first in GIFT, then what is said to the right one. */
function truthOf(
  question: string,
  options: GiftCardOf<'choice'>['options'],
  explanation: string,
): string | undefined {
  const right = options.find(({ correct }) => correct)
  const wrong = options.find(({ correct }) => !correct)
  if (!right || !wrong || question.trim() === '') return undefined
  const said = [wrong.feedback, right.feedback].map((feedback) =>
    feedback.trim() === '' ? ' ' : part(feedback),
  )
  const isSaid = said.some((words) => words !== ' ')
  const general = explanation.trim() === '' ? '' : ` ####${part(explanation)}`
  const answer = right.id === 'true' ? 'TRUE' : 'FALSE'
  return `[plain]${escaped(question.trim())} {${answer}${isSaid ? `#${said.join('#')}` : ''}${general}}`
}

/** A line in the text stands for its only gap, as Moodle itself writes it. */
function gapOf(card: GiftCardOf<'blanks'>): string | undefined {
  const { question, text, entry, distractors, explanation, feedback } = card
  const parts = gapPartsOf(text)
  const gap = parts.find((each) => typeof each !== 'string')
  if (!gap || parts.filter((each) => typeof each !== 'string').length !== 1) return undefined
  const around = parts.filter((each) => typeof each === 'string')
  if (around.join('').includes('___') || gap.length === 0) return undefined
  const isAlone = around.join('').trim() === '' && question.trim() !== ''
  const drawn = parts.map((each) => (typeof each === 'string' ? each : '_____')).join('')
  const stem = isAlone ? question : [question.trim(), drawn].filter((line) => line !== '').join('\n')
  const right = entry === 'bank' ? gap.slice(0, 1) : gap
  // Only in options could HTML write an arrow.
  if (entry === 'typed' && right.some((answer) => answer.includes('->'))) return undefined
  const answers = right.map((answer) => {
    const typed = entry === 'typed' ? answer.replaceAll('*', String.raw`\*`) : answer
    return withFeedback(`=${weighed(typed, true)}`, feedback.correct)
  })
  const others = entry === 'bank' ? distractors.map((word) => `~${weighed(word, false)}`) : []
  const catchAll = entry === 'typed' && feedback.wrong.trim() !== '' ? [`=%0%*#${part(feedback.wrong)}`] : []
  return written(stem, [...answers, ...others, ...catchAll], explanation)
}

function openOf({
  prompt,
  kind,
  grading,
  number,
  explanation,
  feedback,
}: GiftCardOf<'question'>): string | undefined {
  if (kind !== 'number' || grading !== 'rule' || number.value === null)
    return written(prompt, [], explanation)
  const value = numeral(number.value)
  const tolerance = numeral(number.tolerance)
  if (value === undefined || tolerance === undefined) return undefined
  const wrong = feedback.wrong.trim() === '' ? [] : [`~#${part(feedback.wrong)}`]
  return written(
    prompt,
    [withFeedback(`=${value}:${tolerance}`, feedback.correct), ...wrong],
    explanation,
    '#',
  )
}

function matchOf({ question, pairs, distractors, explanation }: GiftCardOf<'match'>): string | undefined {
  const isWord = ({ text, picture }: { text: string; picture?: unknown }) => text.trim() !== '' && !picture
  if (pairs.length === 0 || ![...pairs, ...pairs.map(({ answer }) => answer), ...distractors].every(isWord))
    return undefined
  const answers = [
    ...pairs.map(({ text, answer }) => `=${partWithoutArrow(text)} -> ${escaped(answer.text.trim())}`),
    ...distractors.map(({ text }) => `= -> ${escaped(text.trim())}`),
  ]
  return written(question, answers, explanation)
}
