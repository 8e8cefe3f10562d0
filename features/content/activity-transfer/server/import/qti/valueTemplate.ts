import { plainNumber } from '#kit/formula/formula.substitute.ts'
import { lettersFor, marked, mostValues } from '../../../questions/valueLetters.ts'
import { declarationOf } from './standard/qtiDeclarations.ts'
import { NotComputed } from './standard/qtiExpressions.ts'
import { formulaTextOf } from './standard/qtiFormulas.ts'
import { attribute, childrenNamed, elementsOf, lineIn, type QtiNode } from './standard/qtiNodes.ts'
import { numberOf } from './standard/qtiValues.ts'

/** One thing that a template does, with the letters of a card. */
export type ValueStep =
  | {
      readonly kind: 'range'
      readonly letter: string
      readonly low: number
      readonly high: number
      readonly step: number
    }
  | { readonly kind: 'list'; readonly letter: string; readonly items: readonly number[] }
  | { readonly kind: 'derived'; readonly letter: string; readonly formula: string }
  | { readonly kind: 'condition'; readonly left: string; readonly sign: string; readonly right: string }

/** How an item makes its values, as far as a card does the same. */
export interface ValueTemplate {
  /** The letter of each of its variables. */
  readonly letters: ReadonlyMap<string, string>
  readonly steps: readonly ValueStep[]
  /** The formula of the right answer, by the response that it belongs to. */
  readonly answers: ReadonlyMap<string, string>
}

/** The template of an item; undefined where it does what no card does. */
export function templateOf(root: QtiNode): ValueTemplate | undefined {
  try {
    return readTemplate(root)
  } catch (error) {
    if (error instanceof NotComputed) return undefined
    throw error
  }
}

function readTemplate(root: QtiNode): ValueTemplate {
  const declared = childrenNamed(root, 'templateDeclaration').map(declarationOf)
  const letters = lettersFor(declared.map(({ identifier }) => identifier))
  if (!letters || declared.length > mostValues) throw new NotComputed('templateDeclaration')
  const steps: ValueStep[] = []
  const answers = new Map<string, string>()
  // Only what has a value by then can be named.
  const known = new Map<string, string>()
  const learn = (name: string): string => {
    const letter = letters.get(name)
    if (letter === undefined || known.has(name)) throw new NotComputed(name)
    known.set(name, letter)
    return letter
  }
  const rules = childrenNamed(root, 'templateProcessing').flatMap(elementsOf)
  const isSet = new Set(rules.map((rule) => attribute(rule, 'identifier')))
  for (const { identifier, initial } of declared) {
    const value = numberOf(initial)
    if (value !== undefined && !isSet.has(identifier))
      steps.push({ kind: 'derived', letter: learn(identifier), formula: plainNumber(value) })
  }
  for (const rule of rules) {
    const name = attribute(rule, 'identifier')
    const [expression] = elementsOf(rule)
    if (!expression) throw new NotComputed(rule.name)
    if (rule.name === 'setTemplateValue') {
      const step = stepOf(expression, known)
      steps.push({ ...step, letter: learn(name) })
    } else if (rule.name === 'setCorrectResponse') answers.set(name, formulaTextOf(expression, known))
    else if (rule.name === 'templateConstraint') steps.push(...conditionsOf(expression, known))
    else throw new NotComputed(rule.name)
  }
  return { letters: known, steps, answers }
}

type Unnamed<Step> = Step extends { readonly letter: string } ? Omit<Step, 'letter'> : never

function stepOf(node: QtiNode, known: ReadonlyMap<string, string>): Unnamed<ValueStep> {
  const bound = (name: string, otherwise: number): number => {
    const text = attribute(node, name)
    const value = text === '' ? otherwise : Number(text)
    if (!Number.isFinite(value)) throw new NotComputed(`${node.name}: ${name}`)
    return value
  }
  if (node.name === 'random') {
    const items = elementsOf(elementsOf(node)[0]).map((item) => Number(formulaTextOf(item, new Map())))
    if (items.length < 2 || !items.every(Number.isFinite)) throw new NotComputed(node.name)
    return { kind: 'list', items }
  }
  if (node.name !== 'randomInteger' && node.name !== 'randomFloat')
    return { kind: 'derived', formula: formulaTextOf(node, known) }
  const [low, high] = [bound('min', 0), bound('max', Number.NaN)]
  const step = node.name === 'randomInteger' ? bound('step', 1) : stepFor(high - low)
  return { kind: 'range', low, high, step }
}

/** A power of ten by which a range has some hundred numbers. */
const stepFor = (length: number): number =>
  length > 0 ? 10 ** Math.min(0, Math.max(-6, Math.floor(Math.log10(length)) - 2)) : 1

const signs: Readonly<Record<string, string>> = { lt: '<', lte: '<=', gt: '>', gte: '>=' }

function conditionsOf(node: QtiNode, known: ReadonlyMap<string, string>): ValueStep[] {
  const parts = elementsOf(node)
  if (node.name === 'and') return parts.flatMap((part) => conditionsOf(part, known))
  const [inside] = parts
  const isDifferent = node.name === 'not' && inside && /^(equal|match)$/.test(inside.name)
  const [left, right] = isDifferent ? elementsOf(inside) : parts
  const sign = isDifferent ? '!=' : signs[node.name]
  if (!left || !right || sign === undefined) throw new NotComputed(node.name)
  return [{ kind: 'condition', left: formulaTextOf(left, known), sign, right: formulaTextOf(right, known) }]
}

/** The line of a card that does the same. */
export function lineOf(step: ValueStep): string {
  switch (step.kind) {
    case 'range': {
      const range = `${step.letter} = ${plainNumber(step.low)}..${plainNumber(step.high)}`
      return step.step === 1 ? range : `${range} step ${plainNumber(step.step)}`
    }
    case 'list':
      return `${step.letter} = ${step.items.map(plainNumber).join(', ')}`
    case 'derived':
      return `${step.letter} = ${step.formula}`
    case 'condition':
      return `${step.left} ${step.sign} ${step.right}`
  }
}

/** The item with the letter of each value where it would be printed, in its texts and in their formulas. */
export function withLetters(node: QtiNode, letters: ValueTemplate['letters'], isFormula = false): QtiNode {
  const isPrinted = node.name === 'printedVariable'
  const name = isPrinted ? attribute(node, 'identifier') : isFormula && node.name === 'mi' ? lineIn(node) : ''
  const letter = letters.get(name)
  if (letter !== undefined) {
    const text: QtiNode = { name: '#text', attributes: {}, text: marked(letter), children: [] }
    return isFormula ? { name: 'mn', attributes: {}, text: '', children: [text] } : text
  }
  const isInside = isFormula || node.name === 'math'
  return { ...node, children: node.children.map((child) => withLetters(child, letters, isInside)) }
}
