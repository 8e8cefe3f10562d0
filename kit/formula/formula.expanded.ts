import { texOf } from './formula.tex.ts'
import type { Formula } from './formula.tree.ts'

/** Whether products of sums are multiplied out and like terms are one: `x^2+2x+1`, also with `sin(x)` where `x` stands. */
export function isExpanded(formula: Formula): boolean {
  const terms = termsOf(formula).map(kindOf)
  return !terms.includes(undefined) && new Set(terms).size === terms.length
}

const isSum = (formula: Formula): boolean =>
  formula.kind === 'pair' && (formula.sign === '+' || formula.sign === '-')

/** What is added or taken away. A sum that is taken away as a whole is one term, in which brackets are left. */
function termsOf(formula: Formula): readonly Formula[] {
  if (formula.kind !== 'pair' || !isSum(formula)) return [formula]
  const { sign, left, right } = formula
  return [...termsOf(left), ...(sign === '+' ? termsOf(right) : [right])]
}

/** What a term is a multiple of, the same for like terms; undefined where something is left to multiply. */
function kindOf(term: Formula): string | undefined {
  const factors = factorsOf(term)
  const numbers = factors?.filter((factor) => factor === above || factor === below) ?? []
  const letters = factors?.filter((factor) => factor !== above && factor !== below) ?? []
  const bases = letters.map((letter) => letter.split('\n')[0])
  const isTidy = new Set(numbers).size === numbers.length && new Set(bases).size === bases.length
  return factors && isTidy ? letters.toSorted().join('\t') : undefined
}

/** Numbers in a term, over and under its line. */
const above = '#'
const below = '/'

/** The numbers and powers of a product, each power as its base and its exponent in two lines. */
function factorsOf(formula: Formula): readonly string[] | undefined {
  switch (formula.kind) {
    case 'number':
      return [above]
    case 'negative':
      return factorsOf(formula.of)
    case 'name':
    case 'call':
    case 'after':
      return [`${texOf(formula)}\n1`]
    case 'pair':
      return pairFactors(formula)
  }
}

function pairFactors(formula: Extract<Formula, { kind: 'pair' }>): readonly string[] | undefined {
  const { sign, left, right } = formula
  if (sign === '+' || sign === '-') return undefined
  if (sign === '^') return powerFactors(formula)
  const [one, other] = [factorsOf(left), sign === '/' && isSum(right) ? [sumBelow(right)] : factorsOf(right)]
  if (!one || !other) return undefined
  return [...one, ...(sign === '*' ? other : other.map(inverse))]
}

const sumBelow = (sum: Formula): string => `${texOf(sum)}\n1`

function inverse(factor: string): string {
  if (factor === above) return below
  if (factor === below) return above
  const [base = '', exponent = ''] = factor.split('\n')
  return `${base}\n-${exponent}`
}

/** A sum or product to a whole power is left to multiply; to another one it stands for itself. */
function powerFactors(formula: Extract<Formula, { kind: 'pair' }>): readonly string[] | undefined {
  const { left, right } = formula
  const isWholePower = right.kind === 'number' && Number.isInteger(right.value)
  if (left.kind === 'number' && isWholePower) return [above]
  const isCompound = left.kind === 'pair' || left.kind === 'negative'
  if (isCompound && isWholePower) return undefined
  return [`${texOf(isCompound ? formula : left)}\n${isCompound ? '1' : texOf(right)}`]
}
