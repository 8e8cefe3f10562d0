import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { maths } from './maths.card.ts'
import { drawn, filledText, valuesFor } from './maths.draw.ts'
import { mathsSchema, type MathsCard } from './maths.schema.ts'

const asked = (own: object = {}): MathsCard =>
  z.parse(mathsSchema, { id: 1, type: 'maths', question: 'How much?', answer: '12', ...own })
const scaled = (own: object, answer: string, unit = '') =>
  maths.answering.score(asked(own), { answer, unit }).scaled
const keys = (own: object) => maths.content.problems(asked(own)).map(({ key }) => key)

test.each([
  ['12', {}, 1],
  ['24/2', {}, 1],
  ['12.01', {}, 0],
  ['12,1', { tolerance: 'absolute', margin: 0.1 }, 1],
  ['12.11', { tolerance: 'absolute', margin: 0.1 }, 0],
  ['12.24', { tolerance: 'percent', margin: 2 }, 1],
  ['12.25', { tolerance: 'percent', margin: 2 }, 0],
  ['12.04', { tolerance: 'figures', margin: 3 }, 1],
  ['12.06', { tolerance: 'figures', margin: 3 }, 0],
  ['12,000', { decimal: 'comma' }, 1],
  ['0.333', { answer: '1/3' }, 0],
  ['0.33333333333', { answer: '1/3' }, 0],
  ['0.33333333333', { answer: '1/3', tolerance: 'figures', margin: 5 }, 1],
  ['2/6', { answer: '1/3' }, 1],
  ['x', {}, 0],
])('the number %s, with %j, is worth %d', (answer, own, share) => {
  expect(scaled(own, answer)).toBe(share)
})

const lengths = { unitMode: 'asked', units: 'm, cm = 0.01; km = 1000', unitShare: 40 }
test.each([
  ['12', 'm', 1],
  ['1200', 'cm', 1],
  ['0.012', ' km ', 1],
  ['12', '', 0.4],
  ['12', 'cm', 0.4],
  ['12', 'M', 0.4],
  ['1200', '', 0.4],
  ['13', 'm', 0],
])('%s %s of 12 m is worth %d', (answer, unit, share) => {
  expect(scaled(lengths, answer, unit)).toBe(share)
})

test.each([
  ['3/2', {}, 1, []],
  ['6/4', {}, 0.7, ['form']],
  ['1.5', {}, 0.7, ['form']],
  ['1.5', { tolerance: 'absolute', margin: 0.1 }, 0.7, ['form']],
  ['1.6', {}, 0, []],
  ['3/2', { unitMode: 'asked', units: 'm', unitShare: 40 }, 0.4, ['unit']],
  ['6/4', { unitMode: 'asked', units: 'm', unitShare: 90 }, 0.7, ['unit', 'form']],
])('%s, asked for 3/2 in lowest terms with %j, is worth %d', (answer, own, share, parts) => {
  const card = asked({ answer: '3/2', form: 'lowestTerms', formShare: 70, ...own })
  const score = maths.answering.score(card, { answer, unit: '' })
  expect([score.scaled, score.parts.map(({ partId }) => partId)]).toEqual([share, parts])
})

test('one unit may be typed in several ways', () => {
  const area = { unitMode: 'asked', units: 'm²' }
  expect(['m²', 'm^2', 'm2'].map((unit) => scaled(area, '12', unit))).toEqual([1, 1, 1])
})

test('an equivalent formula is right, another is not, and an expected mistake has its own sentence', () => {
  const mistakes = [{ id: 'sign1', answer: 'x^2+1', feedback: 'Mind the sign' }]
  const card = asked({ kind: 'formula', answer: '(x+1)(x-1)', mistakes })
  const told = (answer: string) => maths.answering.score(card, { answer, unit: '' })
  expect(told('x²−1').scaled).toBe(1)
  expect(told('\\left(x-1\\right)\\cdot(1+x)').scaled).toBe(1)
  expect(told('x^2')).toEqual({ scaled: 0, passed: false, parts: [] })
  expect(told('1+x*x').parts).toEqual([{ partId: 'sign1', text: 'Mind the sign' }])
})

test('what cannot be read is no answer, so that it costs no attempt', () => {
  const takes = (answer: string, own: object = {}) =>
    maths.answering.accepts(asked(own), { answer, unit: '' })
  expect([takes('12'), takes('1/'), takes(''), takes('12 m'), takes('pi')]).toEqual([
    true,
    false,
    false,
    false,
    true,
  ])
  expect(takes('12 m', { kind: 'formula' })).toBe(true)
})

const random = {
  question: 'What is {a} times {b}, or $\\frac{{a}}{2}x+{c}x+{1}y$? {unknown}',
  values: 'a = 2..9\nb = 0.5..1.5 step 0.5\nc = -3, -1\nd = a*b\na != 4',
  answer: 'd',
  explanation: 'It is {a*b}.',
  hints: ['Begin with {a}.'],
}

test('each learner gets values of their own, the same each time', () => {
  const card = asked(random)
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const one = drawn(card, seed)
      const { a = 0, b = 0, c = 0, d = 0 } = Object.fromEntries(valuesFor(card, seed) ?? [])
      expect([2, 3, 5, 6, 7, 8, 9]).toContain(a)
      expect([0.5, 1, 1.5]).toContain(b)
      expect([-3, -1]).toContain(c)
      expect(one.answer).toBe(String(d))
      expect(one.explanation).toBe(`It is ${d}.`)
      expect(one.hints).toEqual([`Begin with ${a}.`])
      expect(one.question).toContain(`What is ${a} times ${b}`)
      expect(one.question).toContain('{unknown}')
      expect(one).toEqual(drawn(card, seed))
      expect(drawn(one, seed + 1)).toEqual(one)
      expect(z.parse(mathsSchema, one)).toEqual(one)
      expect(maths.answering.score(one, { answer: `${a}*${b}`, unit: '' }).scaled).toBe(1)
    }),
  )
  expect(new Set(Array.from({ length: 40 }, (_, seed) => drawn(card, seed).question)).size).toBeGreaterThan(
    10,
  )
})

test('what a seed draws never changes: answers are stored that were given to it', () => {
  const of = (seed: number) => [...(valuesFor(asked(random), seed) ?? [])]
  expect([of(1), of(2)]).toMatchInlineSnapshot(`
    [
      [
        [
          "a",
          6,
        ],
        [
          "b",
          0.5,
        ],
        [
          "c",
          -3,
        ],
        [
          "d",
          3,
        ],
      ],
      [
        [
          "a",
          8,
        ],
        [
          "b",
          0.5,
        ],
        [
          "c",
          -1,
        ],
        [
          "d",
          4,
        ],
      ],
    ]
  `)
})

test('formulas in texts are written as one would write them', () => {
  const values = new Map([
    ['a', 1],
    ['b', -3],
  ])
  const filled = (text: string) => filledText(text, values, 'comma')
  expect(filled('$x+{b}$, $x-{b}$, ${a}x^{b}$ and {b/2}')).toBe('$x-{3}$, $x+{3}$, $x^{-3}$ and −1,5')
  expect(filled('$\\frac{b}{c}$ costs $5 and {c}')).toBe('$\\frac{-3}{c}$ costs $5 and {c}')
})

test('a formula is drawn as one would write it, and compared as such', () => {
  const card = asked({ kind: 'formula', values: 'a = 1, 1\nb = -2, -2', answer: 'a x^2 + b x' })
  const one = drawn(card, 5)
  expect(one.answer).toBe('x^{2}-2 x')
  expect(maths.answering.score(one, { answer: 'x(x-2)', unit: '' }).scaled).toBe(1)
})

test('by a comma, values keep their size', () => {
  const one = drawn(asked({ decimal: 'comma', values: 'a = 1.125, 1.125', question: '{a}?', answer: 'a' }), 1)
  expect([one.question, one.answer]).toEqual(['1,125?', '1,125'])
  expect(maths.answering.score(one, { answer: '9/8', unit: '' }).scaled).toBe(1)
})

test('a fraction that is drawn stays one, and the form is asked of it', () => {
  const values = 'a = 6, 6\nb = 4, 4\nc = a/9'
  const one = drawn(asked({ values, answer: 'a/b', form: 'lowestTerms' }), 1)
  expect(one.answer).toBe('3/2')
  expect(['3/2', '6/4'].map((answer) => maths.answering.score(one, { answer, unit: '' }).scaled)).toEqual([
    1, 0.5,
  ])
  const third = drawn(asked({ values, answer: 'c/2' }), 1)
  expect(third.answer).toBe('1/3')
  expect(['2/6', '0.333333333333'].map((answer) => scaled(third, answer))).toEqual([1, 0])
  expect(drawn(asked({ values, answer: 'c x', kind: 'formula' }), 1).answer).toBe('\\frac{2}{3} x')
  expect(drawn(asked({ values, answer: 'c', tolerance: 'figures', margin: 3 }), 1).answer).toBe(
    '0.666666666667',
  )
})

test('neither the answer nor what leads to it leaves the server', () => {
  const mistakes = [{ id: 'sign1', answer: '777', feedback: 'No' }]
  const card = asked({ ...random, ...lengths, answer: '111*a', mistakes, tolerance: 'percent', margin: 5 })
  const shown = maths.content.redact(drawn(card, 3), 3)
  expect(shown).toMatchObject({ values: '', answer: '', units: '', mistakes: [], explanation: '', margin: 0 })
  expect(JSON.stringify(shown)).not.toMatch(/111|777|a\*b|0\.01/)
  expect(maths.content.redact(asked({ ...lengths, unitMode: 'shown' }), 3).units).toBe('m')
})

test.each([
  [{ question: ' ' }, ['problems.noQuestion']],
  [{ answer: '' }, ['problems.noAnswer']],
  [{ answer: '2+' }, ['problems.oddAnswer']],
  [{ answer: 'a' }, ['problems.unknownLetter']],
  [{ answer: '1/0' }, ['problems.noValue']],
  [{ answer: 'a', values: 'a = 1..5' }, []],
  [{ answer: '1/a', values: 'a = 0..5' }, []],
  [{ values: 'a = 5..1' }, ['problems.oddValue']],
  [{ values: 'a = 1..5\nb = c' }, ['problems.oddValue']],
  [{ values: 'a = 1..5\na = 1..6' }, ['problems.oddValue']],
  [{ values: 'a = 1..5\na > 6' }, ['problems.noDraw']],
  [{ tolerance: 'absolute' }, ['problems.noMargin']],
  [{ tolerance: 'figures', margin: 2.5 }, ['problems.oddFigures']],
  [{ unitMode: 'asked' }, ['problems.noUnit']],
  [{ unitMode: 'asked', units: 'm, cm = x' }, ['problems.oddUnit']],
  [{ mistakes: [{ id: 'a1', answer: '?', feedback: 'No' }] }, ['problems.oddMistake']],
  [{ mistakes: [{ id: 'a1', answer: '24/2', feedback: 'No' }] }, ['problems.rightMistake']],
  [{ mistakes: [{ id: 'a1', answer: '13', feedback: '' }] }, ['problems.noFeedback']],
  [{ kind: 'formula', answer: 'sqrt(-1-x^2)' }, ['problems.noValue']],
  [{ answer: '24/2', form: 'lowestTerms' }, ['problems.otherForm']],
  [{ answer: '12', form: 'expanded' }, []],
  [{ kind: 'formula', answer: 'x^2-1', form: 'factored' }, ['problems.otherForm']],
  [{ kind: 'formula', answer: '(x+a)(x-b)', values: 'a = 1..3\nb = 2..9', form: 'factored' }, []],
])('%j: what stops publishing', (own, expected) => {
  expect(keys(own)).toEqual(expected)
})

test('no lines of values throw or run on for ever', () => {
  const piece = fc.constantFrom(...'a b = .. , ; 1 0.001 9 1e9 - ( ) != < step ^ \n'.split(' '))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      expect(Array.isArray(keys({ values: pieces.join(' ') }))).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('the statistics count who was right and who made which mistake', () => {
  const card = asked({ mistakes: [{ id: 'half1', answer: '6', feedback: 'Twice that' }] })
  const attempts = ['12', '24/2', '6', '7'].map((answer) => ({ response: { answer, unit: '' }, scaled: 0 }))
  expect(maths.answering.summarise(card, attempts).rows.map(({ id, count }) => [id, count])).toEqual([
    ['right', 2],
    ['half1', 1],
    ['other', 1],
  ])
})
