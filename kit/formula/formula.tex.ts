import type { DecimalSign, Formula } from './formula.tree.ts'

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

/** A formula in TeX, with the brackets that it needs, so that it is seen how a text was understood; it can be read again. */
export function texOf(formula: Formula, decimal: DecimalSign = 'point'): string {
  const write = (part: Formula) => texOf(part, decimal)
  switch (formula.kind) {
    case 'number':
      return decimal === 'comma' ? formula.text.replace('.', ',') : formula.text
    case 'name':
      return nameTex(formula.name)
    case 'negative':
      return `-${within(formula.of, product, write)}`
    case 'after':
      return `${within(formula.of, atom, write)}${signsAfter[formula.sign]}`
    case 'call':
      return callTex(formula, write)
    case 'pair':
      return pairTex(formula, write)
  }
}

type Write = (formula: Formula) => string

const signsAfter = { '!': '!', '%': '\\%', '°': '°' }

const bracketed = (tex: string): string => `\\left(${tex}\\right)`

const within = (formula: Formula, needed: number, write: Write): string =>
  tightness(formula) < needed ? bracketed(write(formula)) : write(formula)

/** `x_10` with its index below; Greek letters are written as they are. */
function nameTex(name: string): string {
  const [letter = '', index] = name.split('_')
  return index === undefined ? letter : `${letter}_{${index}}`
}

function callTex({ name, of, base }: Extract<Formula, { kind: 'call' }>, write: Write): string {
  const inside = write(of)
  if (name === 'sqrt') return `\\sqrt{${inside}}`
  if (name === 'cbrt') return `\\sqrt[3]{${inside}}`
  if (name === 'root') return `\\sqrt[${base ? write(base) : '2'}]{${inside}}`
  if (name === 'abs') return `\\left|${inside}\\right|`
  if (name === 'exp') return `e^{${inside}}`
  const called = /^a(?:sin|cos|tan)$/.test(name) ? `arc${name.slice(1)}` : name
  return `\\${called}${base ? `_{${write(base)}}` : ''}${bracketed(inside)}`
}

function pairTex(pair: Extract<Formula, { kind: 'pair' }>, write: Write): string {
  const { sign, left, right } = pair
  switch (sign) {
    case '/':
      return `\\frac{${write(left)}}{${write(right)}}`
    case '^': {
      const isPlain = tightness(left) === atom && left.kind !== 'pair'
      return `${isPlain ? write(left) : bracketed(write(left))}^{${write(right)}}`
    }
    case '*': {
      const by = pair.isSilent && !isDigitFirst(right) ? ' ' : '\\cdot '
      return `${within(left, product, write)}${by}${within(right, product, write)}`
    }
    case '+':
      return `${write(left)}+${right.kind === 'negative' ? bracketed(write(right)) : write(right)}`
    case '-':
      return `${write(left)}-${within(right, product, write)}`
  }
}

/** Whether it begins with a digit, so that a sign must part it from what comes before. */
function isDigitFirst(formula: Formula): boolean {
  if (formula.kind === 'number') return true
  if (formula.kind === 'after') return isDigitFirst(formula.of)
  return formula.kind === 'pair' && formula.sign !== '/' && isDigitFirst(formula.left)
}
