import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mathOf, type MathNode } from './formula.ts'

const written = ({ tag, content }: MathNode): string =>
  `${tag}(${typeof content === 'string' ? content : content.map(written).join(' ')})`

test.each([
  ['\\frac{a}{b}', 'mfrac(mi(a) mi(b))'],
  ['\\frac12', 'mfrac(mn(1) mn(2))'],
  ['x^2', 'msup(mi(x) mn(2))'],
  ['x_i^2', 'msubsup(mi(x) mi(i) mn(2))'],
  ['\\sqrt[3]{x}', 'mroot(mi(x) mn(3))'],
  ['\\sum_{i}^n', 'munderover(mo(∑) mi(i) mi(n))'],
  ['\\alpha \\le 3.14', 'mrow(mi(α) mo(≤) mn(3.14))'],
  ['\\text{if } x', 'mrow(mtext(if ) mi(x))'],
  ['\\vec{v}', 'mover(mi(v) mo(→))'],
  ['\\left(x\\right)', 'mrow(mo(() mi(x) mo()))'],
  [
    '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
    'mrow(mo(() mtable(mtr(mtd(mn(1)) mtd(mn(2))) mtr(mtd(mn(3)) mtd(mn(4)))) mo()))',
  ],
  ["f'", 'msup(mi(f) mo(′))'],
  ['\\mystery', 'mtext(\\mystery)'],
  ['', 'mrow()'],
])('%s is drawn as %s', (tex, math) => {
  expect(written(mathOf(tex))).toBe(math)
})

test('no input throws or runs on for ever', () => {
  const token = fc.constantFrom(
    ...'{ } ^ _ & \\\\ \\frac \\sqrt [ ] \\left \\right ( ) \\begin{cases} \\end{cases} \\text{a} x 12 \\alpha \\hat'.split(
      ' ',
    ),
  )
  fc.assert(
    fc.property(fc.array(token, { maxLength: 60 }), fc.string(), (tokens, odd) => {
      expect(() => mathOf(tokens.join(' ') + odd)).not.toThrow()
    }),
    { numRuns: 1000 },
  )
  expect(() => mathOf('{'.repeat(100_000))).not.toThrow()
})
