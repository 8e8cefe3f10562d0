import { foldText } from '#features/ai/sensitive-word/foldText.ts'

/** Scripts that part words by nothing. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const isUnspacedUnit = new Map<number, boolean>()

/** Whether a letter (a code unit) belongs to a script that parts words by nothing; half of a rare character does. */
export function isUnspaced(unit: number): boolean {
  const known = isUnspacedUnit.get(unit)
  if (known !== undefined) return known
  const is = (unit >= 0xd800 && unit <= 0xdfff) || unspaced.test(String.fromCharCode(unit))
  isUnspacedUnit.set(unit, is)
  return is
}

/** Letters count for more where one of them is a word. */
export const weightOf = (letters: string): number => {
  let weight = 0
  for (let at = 0; at < letters.length; at += 1) weight += isUnspaced(letters.charCodeAt(at)) ? 2 : 1
  return weight
}

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterFor(language: string): Intl.Segmenter {
  const known = segmenters.get(language)
  if (known) return known
  const made = new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, made)
  return made
}

/** The words of a text, folded, in their order; also of languages without spaces. */
export function wordsOf(text: string, language: string | null): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of segmenterFor(language ?? 'en').segment(text)) {
    if (isWordLike !== true) continue
    const { letters } = foldText(segment)
    if (letters !== '') words.push(letters)
  }
  return words
}
