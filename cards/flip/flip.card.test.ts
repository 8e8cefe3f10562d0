import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { pairsIn } from '#kit/card/partEdits.ts'
import { flip } from './flip.card.ts'
import { pairEdits, withMode, withNewPair, withPastedPairs, withSide } from './flip.edits.ts'
import { flipSchema, responseSchema, textMax, type FlipResponse } from './flip.schema.ts'
import { beginSitting, gradeFirst, hasMetAll, type Sitting } from './flip.sitting.ts'

const pair = (id: string, front: string, back: string, own: object = {}) => ({
  id,
  front: { text: front },
  back: { text: back },
  ...own,
})
const card = (own: object = {}) =>
  z.parse(flipSchema, {
    id: 1,
    type: 'flip',
    mode: 'typed',
    pairs: [
      pair('a', 'Good day', 'Buenos días', { accepted: ['Buen día'] }),
      pair('b', 'Thanks', 'Gracias'),
      pair('c', 'How are you?', '¿Cómo estás?'),
    ],
    ...own,
  })
const typed = (...texts: string[]): FlipResponse => ({
  mode: 'typed',
  pairs: ['a', 'b', 'c'].map((id, index) => ({ id, text: texts[index] ?? '' })),
})
const graded = (...known: boolean[]): FlipResponse => ({
  mode: 'graded',
  pairs: ['a', 'b', 'c'].map((id, index) => ({ id, known: known[index] ?? false, times: 1 })),
})

describe('what is typed', () => {
  test.each([
    ['as it is written', ['Buenos días', 'Gracias', '¿Cómo estás?'], {}, 1],
    ['without case, width and punctuation', ['ＢＵＥＮＯＳ ｄías', ' gracias! ', 'cómo estás'], {}, 1],
    ['in another accepted spelling', ['buen día', '', ''], {}, 1 / 3],
    ['without its accents', ['Buenos dias', '', ''], {}, 0],
    [
      'without its accents, where they do not matter',
      ['Buenos dias', '', 'como estas'],
      { ignoreDiacritics: true },
      2 / 3,
    ],
    ['with a slip', ['', 'Gracais', ''], {}, 0],
    ['with a slip that is forgiven', ['', 'Gracais', ''], { forgiveTypos: true }, 1 / 3],
    ['for another pair', ['Gracias', 'Buenos días', ''], { forgiveTypos: true }, 0],
    ['not at all', ['', ' ', '?'], {}, 0],
  ])('%s scores %#', (_title, texts, own, scaled) => {
    expect(flip.answering.score(card(own), typed(...texts)).scaled).toBeCloseTo(scaled)
  })
})

test('who grades oneself gets the known share; browsing is noted only', () => {
  expect(flip.answering.score(card({ mode: 'selfGrade' }), graded(true, true, false)).scaled).toBeCloseTo(
    2 / 3,
  )
  expect(flip.answering.score(card({ mode: 'repetition' }), graded(true, true, true))).toMatchObject({
    scaled: 1,
    passed: true,
  })
  expect(flip.answering.score(card({ mode: 'browse' }), { mode: 'browse' })).toMatchObject({
    scaled: null,
    passed: false,
    isFinal: true,
  })
})

test.each([
  ['typed', typed('x'), true],
  ['typed', graded(true), false],
  ['typed', { mode: 'browse' }, false],
  ['browse', { mode: 'browse' }, true],
  ['browse', typed('x'), false],
  ['selfGrade', graded(true), true],
  ['repetition', graded(true), true],
  ['repetition', typed('x'), false],
] as const)('a card in the mode %s takes %o: %s', (mode, response, expected) => {
  expect(flip.answering.accepts(card({ mode }), response)).toBe(expected)
})

test.each([
  ['an unknown pair', [{ id: 'a' }, { id: 'b' }, { id: 'x' }]],
  ['a pair twice', [{ id: 'a' }, { id: 'b' }, { id: 'b' }]],
  ['a pair left out', [{ id: 'a' }, { id: 'b' }]],
  ['pairs beyond the card', [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'a' }]],
  ['no pair', []],
])('an answer with %s is refused', (_title, pairs) => {
  const response: FlipResponse = { mode: 'typed', pairs: pairs.map(({ id }) => ({ id, text: 'x' })) }
  expect(flip.answering.accepts(card(), response)).toBe(false)
})

test('an answer of another shape is no answer', () => {
  for (const hostile of [
    { mode: 'typed', pairs: [{ id: 'a', text: 'x'.repeat(301) }] },
    { mode: 'graded', pairs: [{ id: 'a', known: true, times: 0 }] },
    { mode: 'graded', pairs: [{ id: 'a', known: 1, times: 1 }] },
    { mode: 'cheat', pairs: [] },
    { mode: 'browse', pairs: [] },
    { pairs: [] },
  ])
    expect(z.safeParse(responseSchema, hostile).success).toBe(false)
})

test('what is to be typed does not leave before the answer, and is shown after it', () => {
  const redacted = JSON.stringify(flip.content.redact(card(), 1))
  for (const secret of ['días', 'día', 'Gracias', 'estás']) expect(redacted).not.toContain(secret)
  expect(flip.answering.solution(card())?.backs.map(({ back }) => back.text)).toEqual([
    'Buenos días',
    'Gracias',
    '¿Cómo estás?',
  ])
  expect(JSON.stringify(flip.content.redact(card({ mode: 'browse' }), 1))).toContain('Gracias')
  expect(flip.answering.solution(card({ mode: 'browse' }))).toBeNull()
})

test('shuffled pairs keep their order for one learner', () => {
  const order = (seed: number) =>
    flip.content
      .redact(card({ shuffle: true }), seed)
      .pairs.map(({ id }) => id)
      .join('')
  expect(order(1)).toBe(order(1))
  expect(new Set([1, 2, 3, 4, 5, 6].map(order)).size).toBeGreaterThan(1)
})

describe('a repetition', () => {
  const gradeAll = (sitting: Sitting, ...known: boolean[]) =>
    known.reduce((now, each) => gradeFirst(now, each, 'repetition'), sitting)

  test('brings again what was not known, three others later', () => {
    const sitting = gradeAll(beginSitting(['a', 'b', 'c', 'd', 'e']), false)
    expect(sitting.queue).toEqual(['b', 'c', 'd', 'a', 'e'])
  })

  test('ends once all is known, however often it took', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 40 }), (known) => {
        let sitting = gradeAll(beginSitting(['a', 'b', 'c', 'd']), ...known)
        for (let step = 0; step < 10; step += 1) sitting = gradeFirst(sitting, true, 'repetition')
        expect(sitting.queue).toEqual([])
        expect(hasMetAll(sitting, 4)).toBe(true)
        expect(sitting.graded.every((each) => each.known)).toBe(true)
      }),
    )
  })

  test('may be ended early once every pair was met', () => {
    const sitting = gradeAll(beginSitting(['a', 'b']), false, false)
    expect(hasMetAll(sitting, 2)).toBe(true)
    expect(sitting.queue).toEqual(['a', 'b'])
  })
})

test('who only grades oneself meets each pair once', () => {
  const sitting = gradeFirst(gradeFirst(beginSitting(['a', 'b']), false, 'selfGrade'), true, 'selfGrade')
  expect(sitting).toEqual({
    queue: [],
    graded: [
      { id: 'a', known: false, times: 1 },
      { id: 'b', known: true, times: 1 },
    ],
  })
})

const spoken = { audio: 3 }
test.each([
  [{ pairs: [] }, ['problems.noPair']],
  [{ pairs: [{}] }, ['problems.noFront', 'problems.noBack']],
  [{ pairs: [pair('a', 'x', 'y'), pair('b', ' X', 'z')] }, ['problems.twinFront']],
  [{ pairs: [{ front: spoken, back: { text: 'x' } }] }, []],
  [{ pairs: [{ front: spoken, back: spoken }] }, ['problems.noTyped']],
  [{ mode: 'browse', pairs: [{ front: spoken, back: spoken }] }, []],
  [{ pairs: [{ front: { picture: { fileId: 1 } }, back: { text: 'x' } }] }, ['problems.noAlt']],
])('%o has the problems %o', (own, keys) => {
  expect(flip.content.problems(card(own)).map(({ key }) => key)).toEqual(keys)
})

test('sounds and pictures are named by their path', () => {
  const media = { fileId: 1, alt: 'x' }
  const seen = card({ pairs: [{ front: { picture: media }, back: { audio: 3 } }] })
  expect(flip.content.files(seen)).toEqual([
    { path: 'pairs.0.front.picture.fileId', fileId: 1 },
    { path: 'pairs.0.back.audio', fileId: 3 },
  ])
})

test('turned pairs stay turned', () => {
  expect(flip.progress.join({ viewed: true, turned: ['a'] }, { turned: ['b', 'a'] })).toEqual({
    viewed: true,
    turned: ['a', 'b'],
  })
})

describe('an author', () => {
  test('who wants it graded gives it a point, and takes it back by browsing', () => {
    const own = withMode(card({ mode: 'browse' }), 'selfGrade')
    expect(own).toMatchObject({ mode: 'selfGrade', points: 1, attempts: { max: null } })
    expect(withMode(own, 'typed').attempts).toEqual({ max: 1, showAnswer: 'afterAnswer' })
    expect(withMode({ ...own, points: 4 }, 'typed').points).toBe(4)
    expect(withMode(own, 'browse').points).toBe(0)
  })

  test('adds, moves, changes and deletes pairs', () => {
    const [first] = card().pairs
    if (!first) throw new Error('no pair')
    expect(withSide(card(), first, 'back', { audio: 4 }).pairs[0]?.back).toMatchObject({
      text: 'Buenos días',
      audio: 4,
    })
    expect(pairEdits.moved(card(), 0, 2).pairs.map(({ id }) => id)).toEqual(['b', 'c', 'a'])
    expect(pairEdits.without(withNewPair(card()), 'a').pairs).toHaveLength(3)
  })

  test('pastes two columns of a spreadsheet', () => {
    expect(pairsIn('only\nwords', textMax)).toBeUndefined()
    const rows = pairsIn('One\tUno\r\n\nTwo\tDos\tx', textMax) ?? []
    expect(rows).toEqual([
      ['One', 'Uno'],
      ['Two', 'Dos'],
    ])
    expect(withPastedPairs(flip.createEmpty(1), 1, rows).pairs.map(({ front }) => front.text)).toEqual([
      '',
      'One',
      'Two',
      '',
    ])
    expect(
      withPastedPairs(card(), 0, rows)
        .pairs.map(({ back }) => back.text)
        .slice(0, 3),
    ).toEqual(['Buenos días', 'Uno', 'Dos'])
    const many = Array.from({ length: 99 }, (_, index) => [`f${index}`, 'b'] as const)
    expect(z.safeParse(flipSchema, withPastedPairs(card(), 0, many)).success).toBe(true)
  })
})
