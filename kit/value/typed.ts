/** What is overlooked when a typed text is compared; width, spaces and the shape of quotes always are. */
export interface TypedRules {
  readonly ignoreCase?: boolean
  readonly ignorePunctuation?: boolean
  /** é is e; voiced kana stay apart from plain ones, and so do vowel signs of Indic scripts. */
  readonly ignoreDiacritics?: boolean
}

export interface TypedTolerance extends TypedRules {
  /** The most slips of the finger that are forgiven in a long text; short ones forgive fewer. Default 0. */
  readonly typos?: number
  /** Texts that are no slip of an accepted one, since they are words of their own. */
  readonly others?: readonly string[]
}

/** `near`: right but for slips that are forgiven. */
export type TypedVerdict = 'exact' | 'near' | 'wrong'

const invisible = /[\u00AD\u200B\u2060\uFEFF]/gu
const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。、「」]`
const looseSpace = new RegExp(`(?<=${unspaced})\\s+|(?<!\\s)\\s+(?=${unspaced})`, 'gu')
// Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowel marks.
const accents = /[\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u064B-\u0652\u0670]/gu

const shapes: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201A\u201B\u2032\u02BC`´]/gu, "'"],
  [/[\u201C-\u201F\u2033\u300C-\u300F«»]/gu, '"'],
  [/[\u2010-\u2015\u2212]/gu, '-'],
  [/\u3002/gu, '.'],
  [/\u3001/gu, ','],
]

const inPlainShape = (text: string): string => shapes.reduce((now, [from, to]) => now.replace(from, to), text)

/**
 * A typed text as it is compared: full-width letters and signs as half-width ones (NFKC), Chinese and curly punctuation
 * as plain, spaces single, none beside Chinese or Japanese characters; then what `rules` overlook.
 */
export function normalise(text: string, rules: TypedRules = {}): string {
  // Before NFKC, which would break a lone accent such as ´ into a space and a mark.
  const shaped = inPlainShape(text.replace(invisible, ''))
  // And once more after it: the dash of a vertical line becomes a long one there.
  let plain = inPlainShape(shaped.normalize('NFKC'))
  // Before the accents: a small İ is an i with one.
  if (rules.ignoreCase) plain = plain.toLowerCase()
  if (rules.ignoreDiacritics) plain = plain.normalize('NFD').replace(accents, '').normalize('NFC')
  if (rules.ignorePunctuation) plain = withoutPunctuation(plain)
  return plain.replace(looseSpace, '').replace(/\s+/gu, ' ').trim()
}

/** A hyphen parts words, other signs vanish; a text of nothing but signs keeps them. */
function withoutPunctuation(text: string): string {
  const bare = text.replace(/-/gu, ' ').replace(/\p{P}/gu, '')
  return bare.trim() === '' ? text : bare
}

const segmenter = new Intl.Segmenter()
const graphemesOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)

/**
 * How many slips lead from `a` to `b`: a character (grapheme) too many, missing, wrong, or two neighbours exchanged
 * (optimal string alignment). Counted up to `most` only; anything farther is `most + 1`.
 */
export function editDistance(a: string, b: string, most: number): number {
  const [from, to] = [graphemesOf(a), graphemesOf(b)]
  if (Math.abs(from.length - to.length) > most) return most + 1
  let last: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let line = 1; line <= from.length; line += 1) {
    const next = nextRow(from, to, line, row, last)
    if (Math.min(...next) > most) return most + 1
    last = row
    row = next
  }
  return Math.min(row[to.length] ?? most + 1, most + 1)
}

function nextRow(
  from: readonly string[],
  to: readonly string[],
  line: number,
  row: readonly number[],
  last: readonly number[],
): number[] {
  const next = [line]
  for (let column = 1; column <= to.length; column += 1) {
    const isSame = from[line - 1] === to[column - 1]
    const isSwapped = from[line - 1] === to[column - 2] && from[line - 2] === to[column - 1]
    const costs = [
      (next[column - 1] ?? 0) + 1,
      (row[column] ?? 0) + 1,
      (row[column - 1] ?? 0) + (isSame ? 0 : 1),
      ...(isSwapped && line > 1 && column > 1 ? [(last[column - 2] ?? 0) + 1] : []),
    ]
    next.push(Math.min(...costs))
  }
  return next
}

// One sign carries a whole syllable, word or figure there: another one is another answer, not a slip.
const unforgiving = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{N}]/u

/** Slips that a text forgives: none below 4 characters, one below 8, then two; never more than `typos`. */
function forgiven(text: string, typos: number): number {
  if (unforgiving.test(text)) return 0
  const length = graphemesOf(text).length
  return Math.min(typos, length < 4 ? 0 : length < 8 ? 1 : 2)
}

/** Where accents, case or signs are not overlooked, a text that differs in nothing else is wrong, not mistyped. */
const loosely = (text: string): string =>
  normalise(text, { ignoreCase: true, ignorePunctuation: true, ignoreDiacritics: true })

/** Compares a typed text with those that are accepted. */
export function judgeTyped(
  answer: string,
  accepted: readonly string[],
  { typos = 0, others = [], ...rules }: TypedTolerance = {},
): TypedVerdict {
  const typed = normalise(answer, rules)
  const right = accepted.map((text) => normalise(text, rules)).filter((text) => text !== '')
  if (typed === '') return 'wrong'
  if (right.includes(typed)) return 'exact'
  const isNear = right.some((text) => {
    const most = forgiven(text, typos)
    return most > 0 && loosely(typed) !== loosely(text) && editDistance(typed, text, most) <= most
  })
  // Looked at last: there may be a hundred of them, and few answers come near.
  return isNear && !others.some((text) => normalise(text, rules) === typed) ? 'near' : 'wrong'
}

/** Whether a typed answer is taken as right: exactly one of `accepted`, or as near to one as `tolerance` forgives. */
export const isTypedRight = (
  answer: string,
  accepted: readonly string[],
  tolerance: TypedTolerance = {},
): boolean => judgeTyped(answer, accepted, tolerance) !== 'wrong'
