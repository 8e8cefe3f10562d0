import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { write } from './write.card.ts'
import { characterEdits, withPasted, withStrokes, withText, withTyped } from './write.edits.ts'
import { sampleStrokes } from './write.strokes.sample.ts'
import { maxCharacters, writeSchema, type Written } from './write.schema.ts'
import { choicesAt, fileOf, nameStroke, strokesIn } from './write.strokes.ts'

const character = (text: string, own: object = {}) => ({
  ...{ id: `c-${text.codePointAt(0)}`, text, meaning: `meaning of ${text}` },
  ...sampleStrokes[text],
  ...own,
})
const card = (own: object = {}) =>
  z.parse(writeSchema, {
    ...{ id: 1, type: 'write', points: 1, characters: ['人', '口', '问'].map((text) => character(text)) },
    ...own,
  })
const written = (own: Partial<Written> = {}, ...others: Partial<Written>[]) => ({
  characters: card().characters.map(({ id }, index) => ({
    ...{ characterId: id, by: 'drawn' as const, mistakes: 0, helped: 0 },
    ...[own, ...others][index],
  })),
})

test.each([
  ['without help', written(), 1],
  ['with mistakes that were mended', written({ mistakes: 9 }), 1],
  ['put together from their strokes', written({ by: 'chosen' }), 1],
  ['one stroke of two with help', written({ helped: 1 }), (0.5 + 1 + 1) / 3],
  ['all strokes with help', written({ helped: 2 }, { helped: 3 }, { helped: 6 }), 0],
])('characters %s are worth it', (_title, response, scaled) => {
  expect(write.answering.accepts(card(), response)).toBe(true)
  expect(write.answering.score(card(), response).scaled).toBeCloseTo(scaled)
})

test('more help is never worth more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5 }), (helped) => {
      const shareOf = (count: number) =>
        write.answering.score(card(), written({}, {}, { helped: count })).scaled ?? 0
      expect(shareOf(helped + 1)).toBeLessThan(shareOf(helped))
    }),
  )
})

test.each([
  ['a character less', { characters: written().characters.slice(1) }],
  ['one of them twice', { characters: written().characters.map((each) => ({ ...each, characterId: 'x' })) }],
  ['more help than it has strokes', written({ helped: 3 })],
  ['watched where it is to be written', written({ by: 'watched' })],
])('%s is no answer', (_title, response) => {
  expect(write.answering.accepts(card(), response)).toBe(false)
})

test('what was watched is noted, and neither right nor wrong', () => {
  const watched = { by: 'watched' as const }
  const response = written(watched, watched, watched)
  const own = card({ mode: 'watch' })
  expect(write.answering.accepts(own, response)).toBe(true)
  expect(write.answering.score(own, response)).toMatchObject({ scaled: null, isFinal: true })
})

test.each([
  ['no character', { characters: [] }, [['characters', 'noCharacter']]],
  ['an empty row', { characters: [character('')] }, [['characters.0.text', 'noText']]],
  [
    'one without strokes',
    { characters: [character('人'), character('あ')] },
    [['characters.1.text', 'noStrokes']],
  ],
  ['two in a row', { characters: [character('人口')] }, [['characters.0.text', 'several']]],
  [
    'one of them twice',
    { characters: [character('人'), character('人', { id: 'again' })] },
    [['characters.1.text', 'twin']],
  ],
  [
    'nothing that names it',
    { characters: [character('人', { meaning: '' })] },
    [['characters.0.meaning', 'noMeaning']],
  ],
  [
    'one that is seen and means nothing',
    { mode: 'trace', characters: [character('人', { meaning: '' })] },
    [],
  ],
])('%s has these problems', (_title, own, expected) => {
  const problems = write.content.problems(card(own))
  expect(problems.map(({ path, key }) => [path, key])).toEqual(
    expected.map(([path, key]) => [path, `problems.${key}`]),
  )
})

test('a path that is none, or a number without bounds, is no stroke', () => {
  const [good] = card().characters
  for (const strokes of [['M 0 0 <script>'], ['url(x)'], ['']])
    expect(z.safeParse(writeSchema, { ...card(), characters: [{ ...good, strokes }] }).success).toBe(false)
  const medians = [
    [[0, 0]],
    [
      [0, 1e9],
      [0, 0],
    ],
  ]
  expect(z.safeParse(writeSchema, { ...card(), characters: [{ ...good, medians }] }).success).toBe(false)
})

test('strokes have names for who does not see them', () => {
  const [fallingLeft, fallingRight] = sampleStrokes['人']?.medians ?? []
  expect(nameStroke(fallingLeft ?? [])).toMatchObject({ kind: 'left' })
  expect(nameStroke(fallingRight ?? [])).toMatchObject({ kind: 'right' })
  expect(
    nameStroke([
      [100, 800],
      [900, 830],
    ]),
  ).toEqual({ kind: 'horizontal', row: 'top', column: 'centre' })
  expect(
    nameStroke([
      [850, 100],
      [900, 40],
    ]),
  ).toEqual({ kind: 'dot', row: 'bottom', column: 'right' })
  expect(sampleStrokes['口']?.medians.map((line) => nameStroke(line).kind)).toEqual([
    'vertical',
    'bent',
    'horizontal',
  ])
})

test('among the strokes to choose from is the next one, once, and never more than three', () => {
  const [, , ask] = card().characters
  if (!ask) throw new Error('no character')
  for (const seed of [1, 2, 3])
    for (const [next] of ask.strokes.entries()) {
      const options = choicesAt(ask, next, seed)
      expect(options.filter((each) => each === next)).toHaveLength(1)
      expect(new Set(options).size).toBe(3)
    }
})

test('a file of strokes is read, anything else is none', () => {
  expect(fileOf('一')).toBe('4e00.json')
  const known = sampleStrokes['人']
  expect(strokesIn({ ...known, radStrokes: [0] })).toEqual(known)
  for (const file of [
    null,
    {},
    { strokes: [], medians: [] },
    { ...known, medians: [] },
    { ...known, strokes: ['x'] },
  ])
    expect(strokesIn(file)).toBeUndefined()
})

test('an author types characters in a row, pastes them with meanings, and stops at the limit', () => {
  const typed = withTyped(card({ characters: [character('人'), { id: 'blank' }] }), '人口，问 口')
  expect(typed.characters.map(({ text }) => text)).toEqual(['人', '口', '问'])
  const known = withStrokes(typed, new Map(Object.entries(sampleStrokes)))
  expect(known.characters[1]?.strokes).toHaveLength(3)
  // Another character in its place has other strokes, which may not be known yet.
  const other = withText(known, known.characters[1]?.id ?? '', '日', { strokes: [], medians: [] })
  expect(other.characters[1]).toMatchObject({ text: '日', strokes: [] })
  const pasted = withPasted(card({ characters: [] }), '人\tperson\n口\tmouth')
  expect(pasted.characters.map(({ text, meaning }) => [text, meaning])).toEqual([
    ['人', 'person'],
    ['口', 'mouth'],
  ])
  expect(withPasted(card(), 'a line')).toEqual(card())
  const many = String.fromCodePoint(...Array.from({ length: 99 }, (_, index) => 0x4e00 + index))
  expect(withTyped(card(), many).characters).toHaveLength(maxCharacters)
  expect(characterEdits.without(card(), 'c-20154').characters).toHaveLength(2)
})

test('teachers see mistakes and help, and how many wrote each without help', () => {
  const responses = [written({ mistakes: 2 }), written({ helped: 1 })]
  expect(write.answering.answerText(card(), responses[0] ?? written())).toBe(
    '人: 2/2 (× 2)\n口: 3/3 (× 0)\n问: 6/6 (× 0)',
  )
  const { rows } = write.answering.summarise(
    card(),
    responses.map((response) => ({ response, scaled: null })),
  )
  expect(rows.map(({ label, count }) => [label, count])).toEqual([
    ['人', 1],
    ['口', 2],
    ['问', 2],
  ])
})
