import { isFunctionWord } from './functionWords.characters.ts'
import { shiftUnit, type ReadingName } from './readings.ts'
import { maxLetters, type HiddenPlace, type Run } from './runIndex.ts'
import { mostWords } from './told.ts'
import { weightOf } from './words.ts'

/** Fewer letters may be a part of other words, so that they count as words only. */
const ofAnyWord = 8
/** Fewer first letters of words come about by chance. */
const byInitials = 12
/** Two words weigh at least so much, or they stand in any sentence. */
const piece = 8

export interface HiddenWords {
  /** The number of the text. */
  readonly text: number
  readonly words: readonly string[]
  readonly isShort: boolean
}

const cut = (letters: string): string => letters.slice(0, maxLetters)

/** What is hidden of a text, in its own letters: everything from four words on, pieces of it, and a short answer as a whole. */
export function plainRuns({ text, words, isShort }: HiddenWords): Run[] {
  if (words.length <= mostWords) return isShort && words.length > 0 ? [shortRun(text, words)] : []
  return words.flatMap((_word, first) =>
    [1, 2, 3, 4].flatMap((count) => {
      const some = words.slice(first, first + count)
      if (some.length < count) return []
      const place = { text, first, count }
      return count > mostWords ? [longRun(some, place)] : pieceRun(some, place)
    }),
  )
}

function longRun(words: readonly string[], place: HiddenPlace): Run {
  const letters = cut(words.join(''))
  const stands = weightOf(letters) < ofAnyWord ? 'edges' : 'anywhere'
  return { letters, rule: 'run', stands, places: [place], isPlain: true }
}

function pieceRun(words: readonly string[], place: HiddenPlace): Run[] {
  const letters = words.join('')
  const isTelling = words.length > 1 ? weightOf(letters) >= piece : weightOf(letters) > 2
  if (letters.length > maxLetters || !isTelling || words.every(isFunctionWord)) return []
  return [{ letters, rule: 'part', stands: 'edges', places: [place], isPlain: true }]
}

/** A word that stands in any sentence says nothing there, but it does in quotes. */
function shortRun(text: number, words: readonly string[]): Run {
  const letters = cut(words.join(''))
  const isEveryday = weightOf(letters) <= 2 || words.every(isFunctionWord)
  const stands = isEveryday && !/^\d+$/.test(letters) ? 'pointed' : 'edges'
  return { letters, rule: 'whole', stands, places: [{ text, first: 0, count: words.length }], isPlain: true }
}

const reversed = (letters: string): string => [...letters].toReversed().join('')

/** The same run in a disguise; '' where the disguise would come about by chance. */
type Disguise = (run: Run, words: readonly string[]) => string

const asShift = ({ letters }: Run): string =>
  /^[a-z]+$/.test(letters)
    ? [...letters.slice(1)]
        .map((letter, at) => String.fromCharCode(shiftUnit(letters.charCodeAt(at), letter.charCodeAt(0))))
        .join('')
    : ''

const asLook = ({ letters }: Run): string =>
  letters
    .replaceAll('0', 'o')
    .replaceAll(/[1l]/g, 'i')
    .replaceAll('3', 'e')
    .replaceAll('4', 'a')
    .replaceAll('5', 's')
    .replaceAll(/[69]/g, 'g')
    .replaceAll('7', 't')
    .replaceAll('8', 'b')
    .replaceAll('2', 'z')
    .replaceAll('v', 'u')

interface DisguiseIn {
  readonly reading: ReadingName
  readonly as: Disguise
  readonly least: number
  /** Where short answers are searched for as well. */
  readonly ofShort?: Run['stands']
}

/** Digits are left out of the reply, so the run must have none that would be missing. */
const asBare = ({ letters }: Run): string => (/\d/.test(letters) ? '' : letters)

const disguises: readonly DisguiseIn[] = [
  { reading: 'plain', as: ({ letters }) => reversed(letters), least: ofAnyWord, ofShort: 'edges' },
  { reading: 'plain', as: (_run, words) => cut(words.toReversed().join('')), least: ofAnyWord },
  { reading: 'plain', as: (_run, words) => cut(words.map(reversed).join('')), least: ofAnyWord },
  { reading: 'look', as: asLook, least: ofAnyWord, ofShort: 'edges' },
  { reading: 'bare', as: asBare, least: ofAnyWord, ofShort: 'edges' },
  { reading: 'shift', as: asShift, least: ofAnyWord - 1, ofShort: 'anywhere' },
  {
    reading: 'shift',
    as: (run) => asShift({ ...run, letters: reversed(run.letters) }),
    least: ofAnyWord - 1,
  },
  { reading: 'wordInitials', as: ({ letters }) => letters, least: byInitials },
  { reading: 'lineInitials', as: ({ letters }) => letters, least: ofAnyWord - 2, ofShort: 'anywhere' },
]

/** How a run is searched for in each reading; `words` are its own. Pieces are searched for as they are. */
export function runsByReading(run: Run, words: readonly string[]): [ReadingName, Run][] {
  if (run.rule === 'part') return [['plain', run]]
  const found = disguises.flatMap(({ reading, as, least, ofShort }): [ReadingName, Run][] => {
    const stands = run.rule === 'whole' ? ofShort : 'anywhere'
    const letters = as(run, words)
    if (stands === undefined || letters === '' || weightOf(letters) < least) return []
    if (reading === 'plain' && letters === run.letters) return []
    return [[reading, { ...run, letters, stands, isPlain: false }]]
  })
  return [['plain', run], ...found]
}

/** A piece that a text repeats more often says nothing of where it stands. */
const mostPlaces = 8

/** Runs of the same letters as one, with the places of all. */
export function merged(runs: readonly Run[]): Run[] {
  const byKey = new Map<string, { readonly run: Run; readonly places: HiddenPlace[] }>()
  for (const run of runs) {
    const key = `${run.letters} ${run.rule} ${run.stands} ${run.isPlain}`
    const same = byKey.get(key)
    if (same) same.places.push(...run.places)
    else byKey.set(key, { run, places: [...run.places] })
  }
  return [...byKey.values()]
    .filter(({ run, places }) => run.rule !== 'part' || places.length <= mostPlaces)
    .map(({ run, places }) => ({ ...run, places }))
}
