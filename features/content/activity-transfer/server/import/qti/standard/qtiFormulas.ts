import { xmlText } from '#kit/files/server/xml.ts'
import { plainNumber } from '#kit/formula/formula.substitute.ts'
import { NotComputed } from './qtiExpressions.ts'
import { attribute, elementsOf, numberIn, type QtiNode } from './qtiNodes.ts'

/** How tightly a formula holds together where another one takes it in. */
const [sum, product, whole] = [1, 2, 3]
interface Written {
  readonly text: string
  readonly tightness: number
}

const within = ({ text, tightness }: Written, needed: number): string =>
  tightness < needed ? `(${text})` : text

const functions = new Set('sin cos tan sec csc cot asin acos atan sinh cosh tanh exp ln log abs'.split(' '))
const constants = new Map([
  ['pi', 'pi'],
  ['e', 'e'],
])

/** An expression of QTI as one types it into a card, with these letters for its variables. @throws NotComputed */
export const formulaTextOf = (node: QtiNode, letters: ReadonlyMap<string, string>): string =>
  written(node, letters).text

function written(node: QtiNode, letters: ReadonlyMap<string, string>): Written {
  const parts = elementsOf(node).map((part) => written(part, letters))
  const [one, other] = parts
  const joined = (sign: string, tightness: number): Written => ({
    // What comes behind a sign must hold together more tightly than that sign does.
    text: parts.map((part, index) => within(part, index === 0 ? tightness : tightness + 1)).join(sign),
    tightness,
  })
  switch (node.name) {
    case 'baseValue':
      return numberText(numberIn(xmlText(node), Number.NaN))
    case 'variable':
      return letter(attribute(node, 'identifier'), letters)
    case 'mathConstant':
      return letter(attribute(node, 'name'), constants)
    case 'sum':
    case 'product':
      if (one) return joined(node.name === 'sum' ? '+' : '*', node.name === 'sum' ? sum : product)
      break
    case 'subtract':
    case 'divide':
      if (one && other)
        return joined(node.name === 'subtract' ? '-' : '/', node.name === 'subtract' ? sum : product)
      break
    case 'power':
      if (one && other) return { text: `${within(one, whole)}^${within(other, whole)}`, tightness: product }
      break
    case 'integerToFloat':
      if (one) return one
      break
    case 'mathOperator': {
      const name = attribute(node, 'name')
      if (one && functions.has(name)) return { text: `${name}(${one.text})`, tightness: whole }
      break
    }
  }
  throw new NotComputed(node.name)
}

function numberText(value: number): Written {
  const text = plainNumber(Math.abs(value))
  if (!Number.isFinite(value) || Number(text) !== Math.abs(value)) throw new NotComputed('baseValue')
  return value < 0 ? { text: `-${text}`, tightness: sum } : { text, tightness: whole }
}

function letter(name: string, letters: ReadonlyMap<string, string>): Written {
  const text = letters.get(name)
  if (text === undefined) throw new NotComputed(name)
  return { text, tightness: whole }
}
