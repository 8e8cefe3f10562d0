import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { crossword } from './crossword.card.ts'
import { pastedWords, withOtherLayout, withPastedWords } from './crossword.edits.ts'
import { gridOf } from './crossword.grid.ts'
import { lettersOf } from './crossword.letters.ts'
import { cellKey, cellsOf, sizeOf } from './crossword.places.ts'
import { lettersOn, namedCell, straightened } from './crossword.read.ts'
import { crosswordSchema, maxSide, type CrosswordCard, type Line } from './crossword.schema.ts'

const made = (texts: readonly string[], own: object = {}): CrosswordCard =>
  z.parse(crosswordSchema, {
    id: 1,
    type: 'crossword',
    question: 'Solve',
    words: texts.map((text, index) => ({ id: `w${index}`, text, clue: `clue ${index}` })),
    ...own,
  })
const searched = (texts: readonly string[], own: object = {}) => made(texts, { mode: 'search', ...own })

const english = ['interview', 'listen', 'question', 'silence', 'answer', 'note']
const written = (entries: Readonly<Record<string, string>>) => ({
  entries: Object.entries(entries).map(([wordId, text]) => ({ wordId, letters: [...text] })),
  lines: [],
})
const scaled = (card: CrosswordCard, entries: Readonly<Record<string, string>>) =>
  crossword.answering.score(card, written(entries)).scaled
const solved = Object.fromEntries(english.map((text, index) => [`w${index}`, text]))

/** Where a word stands, as whoever looks for it in the letters finds it. */
function lineOf(rows: readonly (readonly string[])[], word: string): Line {
  const letters = lettersOf(word).join('')
  for (const [row, { length }] of rows.entries()) {
    for (let column = 0; column < length; column += 1) {
      for (const down of [-1, 0, 1]) {
        for (const right of [-1, 0, 1]) {
          const far = lettersOf(word).length - 1
          const to = { row: row + down * far, column: column + right * far }
          const line = { from: { row, column }, to }
          if ((down !== 0 || right !== 0) && lettersOn(rows, line).join('') === letters) return line
        }
      }
    }
  }
  throw new Error(`${word} is not there`)
}

describe('the layout of a crossword', () => {
  const letter = fc.constantFrom(...'abcdefo', '问', '卷', 'か', 'é', '👩‍🔬')
  const word = fc.array(letter, { minLength: 2, maxLength: 9 }).map((letters) => letters.join(''))

  test('has each word in its cells, in one grid, without another word beside it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 14 }), fc.nat(999), (texts, layout) => {
        const card = made(texts, { layout })
        const { places, unplaced, letters } = gridOf(card)
        const cells = new Map<string, string>()
        const axes = new Map<string, string[]>()
        for (const place of places) {
          for (const [index, cell] of cellsOf(place).entries()) {
            const own = lettersOf(letters.get(place.wordId)?.[index] ?? '').join('')
            const plain = own.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC')
            const there = cells.get(cellKey(cell))
            expect(there === undefined || there === plain || /か/.test(own)).toBe(true)
            cells.set(cellKey(cell), plain)
            axes.set(cellKey(cell), [...(axes.get(cellKey(cell)) ?? []), place.direction])
          }
        }
        // No cell is in two words of one direction, and two cells beside each other are in one word.
        for (const own of axes.values()) expect(new Set(own).size).toBe(own.length)
        for (const [axis, step] of [
          ['right', [0, 1]],
          ['down', [1, 0]],
        ] as const) {
          const runs = places.filter(({ direction }) => direction === axis)
          for (const key of cells.keys()) {
            const [row = 0, column = 0] = key.split('.').map(Number)
            const next = cellKey({ row: row + step[0], column: column + step[1] })
            if (!cells.has(next)) continue
            const isOneWord = runs.some((place) => {
              const own = cellsOf(place).map(cellKey)
              return own.includes(key) && own.includes(next)
            })
            expect(isOneWord).toBe(true)
          }
        }
        const { rows, columns } = sizeOf(places)
        expect(Math.max(rows, columns)).toBeLessThanOrEqual(maxSide)
        expect(places.length + unplaced.length).toBe(letters.size - twins(texts))
      }),
      { numRuns: 60 },
    )
  })

  const twins = (texts: readonly string[]) => {
    const plain = texts.map((text) => text.normalize('NFD').replaceAll(/\p{M}/gu, ''))
    return plain.length - new Set(plain).size
  }

  test('is the same for the same words and seed, and another one for another seed', () => {
    const seeds = Array.from({ length: 12 }, (_, layout) =>
      JSON.stringify(gridOf(made(english, { layout })).places),
    )
    expect(new Set(seeds).size).toBeGreaterThan(3)
    const again = gridOf(made(english.map((text) => `${text} `)))
    expect(JSON.stringify(again.places)).toBe(seeds[0])
    expect(withOtherLayout(made(english)).layout).toBe(1)
    expect(withOtherLayout(made(english, { layout: 999 })).layout).toBe(0)
  })

  test('places all of an ordinary list, and none of 40 long words is lost', () => {
    expect(gridOf(made(english)).unplaced).toEqual([])
    const many = Array.from({ length: 40 }, (_, index) =>
      'abcdefghijklmnopqrst'.slice(index % 9, 20 - (index % 7)),
    )
    const own = [...new Set(many.map((text, index) => `${text.slice(0, -1)}${'uvwxyz'[index % 6]}`))]
    const { places, unplaced } = gridOf(made(own))
    expect(places.length + unplaced.length).toBe(own.length)
  })

  test.each([
    [['访谈提纲', '访问', '提出问题', '问卷调查', '调研报告', '报名']],
    [['さくら', 'くるま', 'まくら', 'らくだ']],
    [['カメラ', 'ラジオ', 'メダカ']],
  ])('crosses %j in whole characters', (texts) => {
    const { places, unplaced } = gridOf(made(texts))
    expect(unplaced).toEqual([])
    expect(places.map(({ length }) => length).toSorted()).toEqual(
      texts.map(({ length }) => length).toSorted(),
    )
  })
})

describe('the letters of a word', () => {
  test.each([
    ['New York', ['n', 'e', 'w', 'y', 'o', 'r', 'k']],
    ['ＡＢＣ', ['a', 'b', 'c']],
    ["d'Été-1", ['d', 'é', 't', 'é', '1']],
    ['ｶﾞﾗｽ', ['ガ', 'ラ', 'ス']],
    ['コーヒー', ['コ', 'ー', 'ヒ', 'ー']],
  ])('of %s are %j', (text, letters) => {
    expect(lettersOf(text)).toEqual(letters)
  })
})

describe('a crossword', () => {
  const card = made(english)

  test.each([
    ['all words', solved, 1],
    ['capitals and wide letters', { ...solved, w5: 'ＮＯTE' }, 1],
    ['half of the words', { w0: 'interview', w1: 'listen', w2: 'question' }, 0.5],
    ['one wrong letter', { ...solved, w5: 'nose' }, 5 / 6],
    ['nothing right', { w5: 'nose' }, 0],
  ])('%s', (_title, entries, expected) => {
    expect(scaled(card, entries)).toBeCloseTo(expected)
  })

  test('may count letters, each cell once', () => {
    const byLetter = made(['abc', 'cde'], { scoring: 'letters' })
    expect(scaled(byLetter, { w0: 'abc', w1: 'cde' })).toBe(1)
    // Five cells: the wrong one belongs to one word.
    expect(scaled(byLetter, { w0: 'abc', w1: 'cdx' })).toBeCloseTo(4 / 5)
    expect(scaled(byLetter, { w0: 'abc' })).toBeCloseTo(2 / 5)
  })

  test('overlooks accents only where they do not matter', () => {
    expect(scaled(made(['café', 'fête']), { w0: 'cafe', w1: 'FETE' })).toBe(1)
    const strict = made(['café', 'fête'], { ignoreDiacritics: false })
    expect(scaled(strict, { w0: 'cafe', w1: 'fête' })).toBe(0.5)
  })

  test('accepts what fits into its cells', () => {
    const accepts = (entries: Readonly<Record<string, string>>) =>
      crossword.answering.accepts(card, written(entries))
    expect([accepts(solved), accepts({ w5: 'note' })]).toEqual([true, true])
    expect([
      accepts({}),
      accepts({ w5: 'notes' }),
      accepts({ other: 'note' }),
      accepts({ w5: '    ' }),
    ]).toEqual([false, false, false, false])
    const line = { from: { row: 0, column: 0 }, to: { row: 0, column: 3 } }
    expect(crossword.answering.accepts(card, { ...written(solved), lines: [line] })).toBe(false)
  })

  test('is sent with its shape and clues, without a letter', () => {
    const sent = crossword.content.redact(made(english, { explanation: 'Because', layout: 5 }), 9)
    expect(sent.places).toEqual(gridOf(made(english, { layout: 5 })).places)
    expect(sent.words.map(({ clue }) => clue)).toEqual(english.map((_, index) => `clue ${index}`))
    expect(JSON.stringify(sent)).not.toMatch(/interview|listen|silence|answer|Because/)
    expect([sent.rows, sent.layout]).toEqual([[], 0])
  })

  test('tells its words once it is answered', () => {
    const { words, explanation } =
      crossword.answering.solution(made(english, { explanation: 'Because' })) ?? {}
    expect(words?.map(({ text }) => text).toSorted()).toEqual(english.toSorted())
    expect(words?.every(({ letters, length }) => letters.length === length)).toBe(true)
    expect(explanation).toBe('Because')
  })
})

describe('a word search', () => {
  const cities = ['Oslo', 'Paris', 'London', 'Tokyo']
  const card = searched(cities)
  const { rows } = crossword.content.redact(card, 1)
  const found = (...words: string[]) => ({ entries: [], lines: words.map((word) => lineOf(rows, word)) })
  const share = (...words: string[]) => crossword.answering.score(card, found(...words)).scaled

  test('is worth the share of its words, in either direction of a line', () => {
    expect([share(...cities), share('Oslo'), share('Oslo', 'Oslo')]).toEqual([1, 0.25, 0.25])
    const lines = found('Paris').lines.map(({ from, to }) => ({ from: to, to: from }))
    expect(crossword.answering.score(card, { entries: [], lines }).scaled).toBe(0.25)
    const wrong = [{ from: { row: 0, column: 0 }, to: { row: 0, column: 1 } }]
    expect(crossword.answering.score(card, { entries: [], lines: wrong }).scaled).toBe(0)
  })

  test('sends its letters, and no place of a word', () => {
    const sent = crossword.content.redact(card, 1)
    expect(sent.places).toEqual([])
    expect(sent.words.map(({ text }) => text)).toEqual(cities)
    const hidden = crossword.content.redact(searched(cities, { showWords: false }), 1)
    expect(JSON.stringify(hidden)).not.toMatch(/Oslo|Paris/)
  })

  test('runs in the chosen directions alone', () => {
    const { places } = gridOf(searched(cities, { directions: ['left', 'up'] }))
    expect(places).toHaveLength(4)
    expect(places.every(({ direction }) => direction === 'left' || direction === 'up')).toBe(true)
  })

  test.each([
    ['Latin', cities, /^[a-z]$/],
    ['kana', ['さくら', 'くるま'], /^\p{Script=Hiragana}$/u],
    ['Han', ['倾听', '复述', '沉默'], /^[倾听复述沉默]$/],
  ])('is filled up with %s', (_title, texts, letter) => {
    for (const each of gridOf(searched(texts)).rows.flat()) expect(each).toMatch(letter)
  })

  test('is filled up with the letters that its author says', () => {
    const all = new Set(gridOf(searched(['abba', 'baab'], { fill: 'XY' })).rows.flat())
    expect([...all].toSorted()).toEqual(['a', 'b', 'x', 'y'])
  })

  test('accepts as many straight lines as it has words', () => {
    const accepts = (lines: readonly Line[]) =>
      crossword.answering.accepts(card, { entries: [], lines: [...lines] })
    const { lines } = found(...cities)
    const [first] = lines
    if (!first) throw new Error('a line')
    expect([accepts(lines), accepts([...lines, first]), accepts([])]).toEqual([true, false, false])
    expect(accepts([{ from: { row: 0, column: 0 }, to: { row: 1, column: 2 } }])).toBe(false)
    expect(accepts([{ from: { row: 0, column: 0 }, to: { row: 0, column: 0 } }])).toBe(false)
    expect(accepts([{ from: { row: 0, column: 0 }, to: { row: 0, column: 29 } }])).toBe(false)
  })

  test('a dragged line snaps to the nearest straight one within the square', () => {
    const from = { row: 2, column: 2 }
    expect(straightened(from, { row: 2, column: 5 }, 8)).toEqual({ row: 2, column: 5 })
    expect(straightened(from, { row: 3, column: 6 }, 8)).toEqual({ row: 2, column: 6 })
    expect(straightened(from, { row: 5, column: 6 }, 8)).toEqual({ row: 6, column: 6 })
    expect(straightened(from, { row: 0, column: 5 }, 8)).toEqual({ row: 0, column: 4 })
  })

  test('a cell is named by the letter of its column and the number of its row', () => {
    expect(['A1', 'b3', ' Ｃ２ '].map((name) => namedCell(name, rows))).toEqual([
      { row: 0, column: 0 },
      { row: 2, column: 1 },
      { row: 1, column: 2 },
    ])
    expect(['', 'A0', 'Z1', 'AA', '11'].map((name) => namedCell(name, rows))).toEqual(
      Array(5).fill(undefined),
    )
  })
})

test.each([
  ['no word', made([]), ['problems.noWord']],
  ['one word', made(['one']), ['problems.fewWords']],
  ['an empty word', made(['one', ' ', 'two']), ['problems.emptyWord']],
  ['a short word', made(['one', 'o', 'two']), ['problems.shortWord']],
  ['a long word', made(['one', 'two', 'abcdefghijklmnopqrstuvw']), ['problems.longWord']],
  ['the same word twice', made(['one', 'two', 'Óne']), ['problems.twinWord']],
  ['a word that crosses none', made(['one', 'two', 'xyz']), ['problems.unplaced']],
  [
    'no clue',
    made(['one', 'two'], { words: [{ text: 'one', clue: 'a' }, { text: 'two' }] }),
    ['problems.noClue'],
  ],
  ['no direction', searched(['one'], { directions: [] }), ['problems.noDirection']],
  [
    'clues that are asked for',
    searched(['one'], { showWords: false, words: [{ text: 'one' }] }),
    ['problems.noClue'],
  ],
  ['nothing', searched(['one'], { words: [{ text: 'one' }] }), []],
])('%s stops publishing', (_title, card, keys) => {
  expect(crossword.content.problems(card).map(({ key }) => key)).toEqual(keys)
})

describe('pasted words', () => {
  test.each([
    [
      'two columns',
      'sun\tIt shines\nmoon\tIt is round',
      [
        ['sun', 'It shines'],
        ['moon', 'It is round'],
      ],
    ],
    [
      'lines with a comma',
      'sun, It shines, mostly\nmoon: It is round',
      [
        ['sun', 'It shines, mostly'],
        ['moon', 'It is round'],
      ],
    ],
    [
      'Chinese commas',
      '倾听，不打断\n沉默：给时间',
      [
        ['倾听', '不打断'],
        ['沉默', '给时间'],
      ],
    ],
    [
      'words alone',
      'sun\nmoon',
      [
        ['sun', ''],
        ['moon', ''],
      ],
    ],
    ['one line, which is text like any other', 'sun, moon', []],
  ])('are %s', (_title, text, pairs) => {
    expect(pastedWords(text)).toEqual(pairs)
  })

  test('take the place of an empty word and follow one that is not', () => {
    const card = made(['one', ''], {
      words: [{ id: 'a', text: 'one', clue: 'x' }, { id: 'b' }, { id: 'c', text: 'two' }],
    })
    const texts = (index: number) =>
      withPastedWords(card, index, 'sun,1\nmoon,2').words.map(({ text }) => text)
    expect(texts(1)).toEqual(['one', 'sun', 'moon', 'two'])
    expect(texts(0)).toEqual(['one', 'sun', 'moon', '', 'two'])
  })
})

test('the statistics count who got each word right', () => {
  const card = made(['note', 'tone'])
  const attempts = [
    { w0: 'note', w1: 'tone' },
    { w0: 'nose', w1: '____' },
  ].map((entries) => ({
    response: written(entries),
    scaled: 0.5,
  }))
  expect(
    crossword.answering.summarise(card, attempts).rows.map(({ label, count }) => [label, count]),
  ).toEqual([
    ['note', 1],
    ['tone', 1],
  ])
})

test('a card without words has nothing to play', () => {
  for (const mode of ['crossword', 'search']) {
    const sent = crossword.content.redact(made(['', ''], { mode }), 1)
    expect([sent.places, sent.rows]).toEqual([[], []])
  }
})
