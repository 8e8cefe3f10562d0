import { normalise } from '#kit/value/typed.ts'
import type { Score } from '#kit/card/verdict.ts'
import type { Keyword, QuestionCard, QuestionResponse } from './question.schema.ts'

const open: Score = { scaled: null, passed: false, parts: [] }
/** What doubles lose in arithmetic is no mistake of the learner. */
const rounding = 1e-9

/** By number or keywords at once; null while somebody else has to grade. */
export function scoreQuestion(card: QuestionCard, response: QuestionResponse): Score {
  if (card.grading === 'none') return { ...open, isFinal: true }
  if (card.grading !== 'rule') return open
  if ('number' in response) return scoreOf(isRightNumber(card, response.number) ? 1 : 0, card)
  return 'text' in response ? scoreOf(keywordShare(card, response.text), card) : open
}

const scoreOf = (scaled: number, { passShare }: QuestionCard): Score => ({
  scaled,
  passed: scaled + rounding >= passShare && scaled > 0,
  parts: [],
})

function isRightNumber({ number: { value, tolerance } }: QuestionCard, answer: number): boolean {
  if (value === null) return false
  return Math.abs(answer - value) <= tolerance + rounding * Math.max(1, Math.abs(value))
}

/** Points of the keywords that are in the text, of the points of all. */
function keywordShare({ keywords }: QuestionCard, text: string): number {
  const all = keywords.reduce((sum, { points }) => sum + points, 0)
  const found = keywordsIn(keywords, text).reduce((sum, { points }) => sum + points, 0)
  return all === 0 ? 0 : found / all
}

/** The keywords that a text has, in any of their spellings. */
export function keywordsIn(keywords: readonly Keyword[], text: string): Keyword[] {
  const plain = plainText(text)
  return keywords.filter(({ text: word, synonyms }) =>
    [word, ...synonyms].some((spelling) => hasWord(plain, plainText(spelling))),
  )
}

const plainText = (text: string): string =>
  normalise(text, { ignoreCase: true, ignorePunctuation: true, ignoreDiacritics: true })

const spaced = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u

/** Whole words where a script parts words by spaces, so that 'art' is not in 'part'; anywhere in the others. */
function hasWord(text: string, word: string): boolean {
  if (word === '') return false
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isOpenBefore = !(spaced.test(word[0] ?? '') && spaced.test(text[at - 1] ?? ''))
    const isOpenAfter = !(spaced.test(word.at(-1) ?? '') && spaced.test(text[at + word.length] ?? ''))
    if (isOpenBefore && isOpenAfter) return true
  }
  return false
}
