import { expect, test } from 'vitest'
import { areEqual } from './formula.equal.ts'
import { isInForm, type FormulaForm } from './formula.form.ts'
import { readFormula } from './formula.read.ts'
import type { Formula } from './formula.tree.ts'

function read(text: string): Formula {
  const reading = readFormula(text)
  if (!reading.isRead) throw new Error(`${text}: ${reading.fault} at ${reading.at}`)
  return reading.formula
}

/** What is right, then what is in the form, then what has the same value and is not. */
const cases: readonly (readonly [FormulaForm, string, readonly string[], readonly string[]])[] = [
  [
    'expanded',
    'x^2+2x+1',
    ['1+x^2+2*x', 'x²+2x+1', '-(-1)+x^2+2x', '4x/2+x^2+1'],
    ['(x+1)^2', '(x+1)(x+1)', 'x^2+x+x+1', 'x^2+2(x+1)-1', 'x x+2x+1', 'x^2-(-2x-1)', 'x^2+2x+2-1'],
  ],
  ['expanded', '6x^2 y-3/2', ['6y x^2-1.5', '-3/2+6x^2y'], ['2x*3x*y-3/2', '3(2x^2y-1/2)', '(12x^2y-3)/2']],
  ['expanded', 'sin(x)^2-1', ['sin^2 x-1'], ['(sin(x)+1)(sin(x)-1)']],
  ['expanded', 'x+1/x', ['1/x+x'], ['(x^2+1)/x']],
  [
    'factored',
    '2(x+1)(x-1)',
    ['2(x-1)(x+1)', '(x+1)*2*(x-1)', '-2(1-x)(x+1)', '2(x+1)*(x-1)^1'],
    ['2x^2-2', '2(x^2-1)', '2(x+2-1)(x-1)', '(2x+2)(x-1)', '2(x+1)(x-1)+0', '2x(x+1)-2(x+1)'],
  ],
  ['factored', 'x(x+3)^2', ['(x+3)^2 x', 'x(3+x)(x+3)'], ['x(x^2+6x+9)', 'x^3+6x^2+9x', '(x^2+3x)(x+3)']],
  ['factored', '(a+b)(a-b)', ['(a-b)(b+a)', '-(b-a)(a+b)'], ['a^2-b^2', '(a+b)a-(a+b)b']],
  ['factored', 'x^2+1', ['1+x^2'], ['2(x^2+1)/2+0x']],
  ['lowestTerms', '3/2', ['-3/-2', '--3/2'], ['6/4', '1.5', '1+1/2', '3*1/2', '3/2*1', '150%', '(2+1)/2']],
  ['lowestTerms', '4', ['4', '--4'], ['4/1', '8/2', '2^2', '4.0', '2*2']],
  ['lowestTerms', '-2/3', ['-2/3', '2/-3', '-(2/3)'], ['-4/6', '-0.5-1/6']],
  ['lowestTerms', '2pi/3', ['2π/3'], ['4pi/6', 'pi*2/3*1']],
  [
    'lowestTerms',
    '(x+1)/(x-2)',
    ['(1+x)/(x-2)', '-(x+1)/(2-x)'],
    ['(x^2+x)/(x^2-2x)', '(2x+2)/(2x-4)', '1+3/(x-2)', 'x/(x-2)+1/(x-2)'],
  ],
  ['lowestTerms', '(x+2)/2', ['(2+x)/2'], ['x/2+1', '(2x+4)/4', '(x+2)*0.5', '1/2(x+2)']],
]

test.each(cases)('%s: %s', (form, right, inForm, others) => {
  const answer = read(right)
  expect(isInForm(form, answer, answer)).toBe(true)
  for (const text of [...inForm, ...others]) {
    expect([text, areEqual(answer, read(text))]).toEqual([text, true])
    expect([text, isInForm(form, read(text), answer)]).toEqual([text, inForm.includes(text)])
    expect(isInForm('any', read(text), answer)).toBe(true)
  }
})

test.each<[FormulaForm, string]>([
  ['expanded', '(x+1)^2'],
  ['factored', 'x^2-1'],
  ['factored', 'x^2-5x+6'],
  ['factored', '4x+2'],
  ['lowestTerms', '2/4'],
  ['lowestTerms', 'sqrt(2)/2'],
])('%s: %s is not in the form itself', (form, text) => {
  expect(isInForm(form, read(text), read(text))).toBe(false)
})

test.each([
  ['1/3', '0.3333333333333', false],
  ['1/3', '2/6', true],
  ['0.1+0.2', '3/10', true],
  ['x/3', '0.3333333333333x', false],
  ['(x+1/3)^2', 'x^2+2x/3+1/9', true],
  ['1.41421356237', '1.4142135623', true],
  ['9^300', '9^300+1', false],
])('exactly: %s and %s', (right, entry, isEqual) => {
  expect(areEqual(read(right), read(entry))).toBe(isEqual)
})

test('no form of a hostile formula takes long', () => {
  const hostile = ['((((x+1)^60)^60)^60)^60', '(a+b+c+d+f+g)^24', '9^9^9^9', `${'(x+y)'.repeat(100)}`]
  for (const text of hostile)
    for (const form of ['expanded', 'factored', 'lowestTerms'] as const)
      expect(typeof isInForm(form, read(text), read(text))).toBe('boolean')
})
