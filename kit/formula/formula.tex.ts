import type { Formula } from './formula.tree.ts'

const sum = 1
const product = 2
const power = 3
const atom = 4

/** How tightly a formula holds together when it is written; one that is looser than its place is put in brackets. */
function tightness(formula: Formula): number {
  if (formula.kind === 'negative') return sum
  if (formula.kind === 'after') return power
  if (formula.kind !== 'pair') return atom
  if (formula.sign === '/') return atom
  if (formula.sign === '^') return power
  return formula.sign === '*' ? product : sum
}

/** A formula in TeX, with the brackets that it needs: how a text was understood. */
export function texOf(formula: Formula): string {
  switch (formula.kind) {
    case 'number':
      return formula.text
    case 'name':
      return nameTex(formula.name)
    case 'negative':
      return `-${within(formula.of, product)}`
    case 'after':
      return `${within(formula.of, atom)}${formula.sign === '%' ? '\\%' : formula.sign === '°' ? '\\degree' : '!'}`
    case 'call':
      return callTex(formula)
    case 'pair':
      return pairTex(formula)
  }
}

const bracketed = (tex: string): string => `\\left(${tex}\\right)`

const within = (formula: Formula, needed: number): string =>
  tightness(formula) < needed ? bracketed(texOf(formula)) : texOf(formula)

/** `x_10` with its index below; Greek letters are written as they are. */
function nameTex(name: string): string {
  const [letter = '', index] = name.split('_')
  return index === undefined ? letter : `${letter}_{${index}}`
}

function callTex({ name, of, base }: Extract<Formula, { kind: 'call' }>): string {
  const inside = texOf(of)
  if (name === 'sqrt') return `\\sqrt{${inside}}`
  if (name === 'cbrt') return `\\sqrt[3]{${inside}}`
  if (name === 'root') return `\\sqrt[${base ? texOf(base) : '2'}]{${inside}}`
  if (name === 'abs') return `\\left|${inside}\\right|`
  if (name === 'exp') return `e^{${inside}}`
  const called = /^a(?:sin|cos|tan)$/.test(name) ? `arc${name.slice(1)}` : name
  return `\\${called}${base ? `_{${texOf(base)}}` : ''}${bracketed(inside)}`
}

function pairTex(pair: Extract<Formula, { kind: 'pair' }>): string {
  const { sign, left, right } = pair
  switch (sign) {
    case '/':
      return `\\frac{${texOf(left)}}{${texOf(right)}}`
    case '^': {
      const isPlain = tightness(left) >= atom && !(left.kind === 'pair')
      return `${isPlain ? texOf(left) : bracketed(texOf(left))}^{${texOf(right)}}`
    }
    case '*':
      return `${within(left, product)}${pair.isSilent && !isDigitFirst(right) ? ' ' : '\\cdot '}${within(right, product)}`
    case '+':
      return `${texOf(left)}+${right.kind === 'negative' ? bracketed(texOf(right)) : texOf(right)}`
    case '-':
      return `${texOf(left)}-${within(right, product)}`
  }
}

/** Whether it begins with a digit, so that a sign must part it from what comes before. */
function isDigitFirst(formula: Formula): boolean {
  if (formula.kind === 'number') return true
  if (formula.kind === 'after') return isDigitFirst(formula.of)
  return formula.kind === 'pair' && formula.sign !== '/' && isDigitFirst(formula.left)
}
