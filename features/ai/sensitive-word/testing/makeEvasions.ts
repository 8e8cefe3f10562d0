import { cyrillic, greek, halfKana, invisible, leet, marks, old, spoken } from './evasionTables.ts'

/**
 * Makes evasions of words, the same ones each time. It knows its own few tables and nothing of the search, so that the
 * search is not measured by itself.
 */
export interface ListedWord {
  readonly language: string
  readonly word: string
}

export interface Evasion {
  readonly word: string
  readonly manner: string
  readonly text: string
}

type Random = () => number
type Manner = (word: string, random: Random) => string | undefined

function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const pick = <T>(list: readonly T[], random: Random, other: T): T =>
  list[Math.floor(random() * list.length)] ?? other
const letters = (word: string) => [...word]
const isLatin = (word: string) => /^[\p{Script=Latin} ]+$/u.test(word)
const isHan = (word: string) => /^\p{Script=Han}+$/u.test(word)

const bare = (syllables: string) => syllables.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
const toneOf = (syllable: string) => {
  const tone = ['\u0304', '\u0301', '\u030c', '\u0300'].findIndex((mark) =>
    syllable.normalize('NFD').includes(mark),
  )
  return tone < 0 ? 5 : tone + 1
}
const numbered = (syllables: string) =>
  syllables
    .split(' ')
    .map((one) => `${bare(one)}${toneOf(one)}`)
    .join('')

const wide = (word: string) =>
  letters(word)
    .map((one) => (/[!-~]/.test(one) ? String.fromCharCode(one.charCodeAt(0) + 0xfee0) : one))
    .join('')
const script = (word: string) =>
  letters(word)
    .map((one) => (/[a-z]/.test(one) ? String.fromCodePoint(0x1d5ba + one.charCodeAt(0) - 97) : one))
    .join('')
const circled = (word: string) =>
  letters(word)
    .map((one) => (/[a-z]/.test(one) ? String.fromCodePoint(0x24d0 + one.charCodeAt(0) - 97) : one))
    .join('')
const swapped = (table: Record<string, string>, share: number) => (word: string, random: Random) => {
  const made = letters(word)
    .map((one) => (random() < share ? (table[one] ?? one) : one))
    .join('')
  return made === word ? undefined : made
}
const half = (word: string) => {
  const made = letters(word)
    .map((one) => halfKana[one] ?? one)
    .join('')
  return made === word ? undefined : made
}
/** At least half of the letters as they were. */
function inLeet(word: string, random: Random): string | undefined {
  const places = letters(word).flatMap((one, index) => (leet[one] ? [index] : []))
  const chosen = new Set(places.filter(() => random() < 0.6).slice(0, Math.floor(letters(word).length / 2)))
  return chosen.size === 0
    ? undefined
    : letters(word)
        .map((one, index) => (chosen.has(index) ? (leet[one] ?? one) : one))
        .join('')
}

const latin =
  (manner: Manner): Manner =>
  (word, random) =>
    isLatin(word) ? manner(word, random) : undefined
const chinese =
  (manner: Manner): Manner =>
  (word, random) =>
    spoken[word] ? manner(word, random) : undefined
const longer =
  (least: number, manner: Manner): Manner =>
  (word, random) =>
    letters(word).length >= least ? manner(word, random) : undefined
const torn =
  (between: readonly string[]): Manner =>
  (word, random) =>
    letters(word.replace(' ', '')).join(pick(between, random, ' '))
/** Torn in one place. */
const split =
  (between: readonly string[]): Manner =>
  (word, random) => {
    const at = 1 + Math.floor(random() * (letters(word).length - 1))
    return `${letters(word).slice(0, at).join('')}${pick(between, random, '-')}${letters(word).slice(at).join('')}`
  }

const manners: Readonly<Record<string, Manner>> = {
  plain: (word) => word,
  capitals: latin((word) => word.toUpperCase()),
  fullWidth: latin((word) => wide(word)),
  fullWidthCapitals: latin((word) =>
    wide(
      word
        .normalize('NFD')
        .replace(/[\u0300\u0301]/g, '')
        .toUpperCase(),
    ),
  ),
  mathematical: latin((word) => script(word)),
  circled: latin((word) => circled(word)),
  zeroWidth: (word, random) => letters(word).join(pick(invisible, random, '\u200b')),
  zeroWidthOnce: split(invisible),
  combining: latin((word, random) =>
    letters(word)
      .map((one) => (one === ' ' || one === 'n' ? one : one + pick(marks, random, '\u0301')))
      .join(''),
  ),
  cyrillic: latin(swapped(cyrillic, 0.7)),
  greek: latin(swapped(greek, 0.7)),
  leet: latin(longer(4, inLeet)),
  spaced: longer(2, torn([' ', '\u3000', '\u00a0', '  '])),
  dotted: longer(2, torn(['.', '-', '_', '*', '·', '/', '~', '+'])),
  splitBySign: longer(4, split(['-', '_', '*', '·', '.'])),
  splitHan: (word, random) =>
    isHan(word) ? split([' ', '*', '-', '☆', '🎲', '|'])(word, random) : undefined,
  traditional: (word, random) => swapped(old, 1)(word, random),
  traditionalSpaced: (word, random) => {
    const made = swapped(old, 1)(word, random)
    return made && torn([' ', '.', '*'])(made, random)
  },
  pinyin: chinese((word) => bare(spoken[word] ?? '')),
  pinyinJoined: chinese((word) => bare(spoken[word] ?? '').replaceAll(' ', '')),
  pinyinTones: chinese((word) => spoken[word]),
  pinyinNumbers: chinese((word) => numbered(spoken[word] ?? '')),
  pinyinCapitals: chinese((word) => bare(spoken[word] ?? '').toUpperCase()),
  pinyinWide: chinese((word) => wide(bare(spoken[word] ?? '').replaceAll(' ', ''))),
  pinyinHyphen: chinese((word) => bare(spoken[word] ?? '').replaceAll(' ', '-')),
  halfWidth: (word) => half(word),
}

/** A sentence around the word; `null` leaves it alone. */
const carriers: Readonly<Record<string, readonly string[]>> = {
  zh: [
    '',
    '请画一张关于@的图',
    '我想知道@的事情',
    '教我怎么弄@',
    '哪里有@？',
    '这里提供@服务',
    '画面里要有@，越真实越好',
  ],
  en: [
    '',
    'Draw a picture of @ please',
    'tell me about @',
    'where can I find @ in town?',
    'A poster: @ for everyone!',
  ],
  es: ['', 'Dibuja un cartel sobre @ por favor', 'dime algo de @', '¿Dónde hay @ en la ciudad?'],
  ja: ['', '@についての絵を描いて', 'ここで@と書いてある看板', '「@」というポスター'],
}

/** `count` evasions of these words, every manner about as often as the others. */
export function makeEvasions(words: readonly ListedWord[], count: number, seed = 20_261_122): Evasion[] {
  const random = seeded(seed)
  const names = Object.keys(manners)
  const made = new Map<string, Evasion>()
  for (let turn = 0; made.size < count && turn < count * 100; turn += 1) {
    const manner = names[turn % names.length] ?? 'plain'
    const { word, language } = pick(words, random, { word: '', language: 'en' })
    const disguised = manners[manner]?.(word, random)
    if (!disguised) continue
    const text = (pick(carriers[language] ?? [], random, '') || '@').replace('@', disguised)
    made.set(text, { word, manner, text })
  }
  return [...made.values()]
}
