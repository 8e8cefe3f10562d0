import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areEqual } from './formula.equal.ts'
import { evaluate } from './formula.evaluate.ts'
import { longestFormula, readFormula } from './formula.read.ts'
import { texOf } from './formula.tex.ts'
import type { DecimalSign, Formula } from './formula.tree.ts'

function read(text: string, decimal?: DecimalSign): Formula {
  const reading = readFormula(text, decimal)
  if (!reading.isRead) throw new Error(`${text}: ${reading.fault} at ${reading.at}`)
  return reading.formula
}
const at = (x: number) => new Map([['x', x]])

test.each([
  ['2x(x+1)^2/3', 3, 32],
  ['−x²', 3, -9],
  ['2^-1 x', 3, 1.5],
  ['2^3^2', 0, 512],
  ['1/2x', 3, 1.5],
  ['8 ÷ 2 × 4', 0, 16],
  ['|x-5||x|', 3, 6],
  ['|x-|x-1||', 3, 1],
  ['√9x', 2, 6],
  ['½x', 4, 2],
  ['50%x', 4, 2],
  ['sin 2x', Math.PI / 4, 1],
  ['sin^2 x + cos^2x', 0.4, 1],
  ['sin(x)x', Math.PI / 2, Math.PI / 2],
  ['tan^-1(1)', 0, Math.PI / 4],
  ['xsinx', Math.PI / 2, Math.PI / 2],
  ['log_2(8)x', 1, 3],
  ['log 1000', 0, 3],
  ['ln e^2', 0, 2],
  ['2pi', 0, 2 * Math.PI],
  ['sin 90°', 0, 1],
  ['5!', 0, 120],
  ['x⁻¹', 4, 0.25],
  ['（x＋１）＊２', 2, 6],
  ['\\frac{x}{2}+\\sqrt[3]{-8}', 6, 1],
  ['\\left(x+1\\right)\\cdot 2^{x}', 2, 12],
  ['\\sin\\left(\\frac{\\pi}{2}\\right)', 0, 1],
  ['{x}^{2}\\,\\times 3', 2, 12],
  ['--x', 3, 3],
])('%s with x = %d is %d', (text, x, value) => {
  expect(evaluate(read(text), at(x))).toBeCloseTo(value, 10)
})

test.each([
  ['3,5', 'point', 3.5],
  ['1,234.5', 'point', 1234.5],
  ['1,234', 'point', 1234],
  ['1,234', 'comma', 1.234],
  ['1.234,5', 'comma', 1234.5],
  ['0.5', 'comma', 0.5],
  ['.5', 'point', 0.5],
] as const)('the number %s, by a %s, is %d', (text, decimal, value) => {
  expect(evaluate(read(text, decimal))).toBe(value)
})

test.each([
  ['', 'empty', 0],
  ['   ', 'empty', 0],
  ['2+', 'missing', 2],
  ['(x+1', 'unclosed', 4],
  ['x+1)', 'unopened', 3],
  ['|x', 'unclosed', 2],
  ['3 # 4', 'unknownSign', 2],
  ['x = 2', 'unknownSign', 2],
  ['1 1/2', 'twoNumbers', 2],
  ['1.2.3', 'badNumber', 0],
  ['2*/3', 'missing', 2],
  ['\\matrix{x}', 'unknownCommand', 0],
  ['sin', 'missing', 3],
  ['('.repeat(100), 'tooDeep', 40],
  ['x'.repeat(longestFormula + 1), 'tooLong', longestFormula],
])('%s is refused: %s at %d', (text, fault, place) => {
  expect(readFormula(text)).toMatchObject({ isRead: false, fault, at: place })
})

test.each([
  ['(x+1)(x-1)', 'x^2-1'],
  ['sin(2x)', '2 sin x cos x'],
  ['x/2 + y/3', '(3x+2y)/6'],
  ['sqrt(8)', '2√2'],
  ['ln(x^2)', '2ln x'],
  ['(x^2-1)/(x-1)', 'x+1'],
  ['1/3', '2/6'],
  ['e^(x+1)', 'e exp(x)'],
  ['v_0 t', 't v_0'],
  ['sqrt(x-5)^2', 'x-5'],
])('%s and %s are equal', (one, other) => {
  expect(areEqual(read(one), read(other))).toBe(true)
})

test.each([
  ['(x+1)^2', 'x^2+1'],
  ['sqrt(x^2)', 'x'],
  ['x+y', 'x+z'],
  ['1/3', '0.333'],
  ['-x', 'x'],
  ['sin x', 'x'],
  ['sqrt(-1-x^2)', 'sqrt(-2-x^2)'],
  ['1/0', '2/0'],
])('%s and %s are not', (one, other) => {
  expect(areEqual(read(one), read(other))).toBe(false)
})

test.each([
  ['2(x+1)/3', '\\frac{2 \\left(x+1\\right)}{3}'],
  ['-(x+1)', '-\\left(x+1\\right)'],
  ['(x+1)^2', '\\left(x+1\\right)^{2}'],
  ['x*3', 'x\\cdot 3'],
  ['a-(b-c)', 'a-\\left(b-c\\right)'],
  ['a_10', 'a_{10}'],
])('%s is typeset as %s', (text, tex) => {
  expect(texOf(read(text))).toBe(tex)
})

const letter = fc.constantFrom('x', 'y', '2', '3', '0.5')
const { formula } = fc.letrec<{ formula: string }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 4 },
    letter,
    fc
      .tuple(tie('formula'), fc.constantFrom('+', '-', '*'), tie('formula'))
      .map(([a, sign, b]) => `(${a})${sign}(${b})`),
    fc.tuple(tie('formula'), letter).map(([a, b]) => `(${a})/${b}`),
    tie('formula').map((inside) => `sin(${inside})`),
    tie('formula').map((inside) => `-(${inside})`),
  ),
}))
const short = formula.filter((text) => text.length < 100)

test('a formula equals what it was rewritten to, and its own typesetting', () => {
  fc.assert(
    fc.property(short, short, (one, other) => {
      const tree = read(one)
      expect(areEqual(tree, read(`(${one})+(${other})-(${other})`))).toBe(true)
      expect(areEqual(tree, read(`2(${one})/2`))).toBe(true)
      expect(areEqual(tree, read(`(${one})+1`))).toBe(false)
      const tex = texOf(tree)
      if (tex.length <= longestFormula) expect(areEqual(tree, read(tex))).toBe(true)
    }),
    { numRuns: 25 },
  )
})

test('no text throws or runs on for ever', () => {
  const piece = fc.constantFrom(
    ...'( ) { } [ ] | ^ _ / * - + ! % ° , . √ ² ⁻ π x sin log_2 \\frac \\sqrt \\sqrt[ \\left \\ 9 12'.split(
      ' ',
    ),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 120 }), fc.string(), (pieces, odd) => {
      const reading = readFormula(pieces.join('') + odd)
      if (reading.isRead) expect(typeof evaluate(reading.formula, at(2))).toBe('number')
      else expect(reading.at).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 200 },
  )
  for (const hostile of ['sqrt(', '\\sqrt[', 'sin', '-', '2^', '|', '{', 'log_2'])
    expect(readFormula(hostile.repeat(longestFormula)).isRead).toBe(false)
  const heavy = read(`${'9^'.repeat(30)}9`)
  expect(areEqual(heavy, heavy)).toBe(false)
})
