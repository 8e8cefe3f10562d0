import { allOf, childOf, type XmlNode } from '#kit/files/server/xml.ts'
import { plainNumber } from '#kit/formula/formula.substitute.ts'
import type { RichNode } from '#kit/richText/richText.ts'
import type {
  ForeignHead,
  ForeignQuestion,
  ForeignText,
  Loss,
  OfKind,
} from '../../../questions/foreignQuestion.ts'
import { lettersFor, marked } from '../../../questions/valueLetters.ts'
import { withFormulas } from '../rich/texRich.ts'
import type { ForeignTexts } from './foreignText.ts'
import { formulaOf } from './moodleFormula.ts'
import { childrenNamed, shareOf, textIn, valueOf } from './moodleFields.ts'

type Maths = OfKind<'maths'>
type Letters = ReadonlyMap<string, string>

const numberIn = (node: XmlNode | undefined): number => Number(valueOf(node).replace(',', '.') || Number.NaN)

/** A question whose number is worked out of values that Moodle draws; its formulas and ranges are those of a card. */
export function calculatedOf(question: XmlNode, head: ForeignHead, texts: ForeignTexts): ForeignQuestion {
  const datasets = allOf(question, 'dataset_definition')
  const letters = lettersFor(datasets.map((dataset) => valueOf(childOf(dataset, 'name'))))
  const answers = childrenNamed(question, 'answer')
  const right = answers.find((answer) => shareOf(answer) > 99.99)
  const answer = letters && right && formulaOf(valueOf(right), letters)
  const lines = letters ? datasets.map((dataset) => lineOf(dataset, letters)) : []
  const values = lines.filter((line) => line !== undefined)
  if (!letters || !right || answer === undefined || values.length < lines.length)
    return { ...head, kind: 'unknown', name: nameOf(question) }
  const losses: Loss[] = [...head.losses]
  if (datasets.length > 0)
    losses.push({ outcome: 'changed', reason: 'valuesRedrawn', text: values.join('; ') })
  const filled = (text: ForeignText) => ({
    ...text,
    blocks: withFormulas(text.blocks).map((node) => withMarks(node, letters)),
  })
  const { correct, partly, wrong } = head.feedback
  return {
    ...head,
    stem: filled(head.stem),
    explanation: filled(head.explanation),
    feedback: { correct: filled(correct), partly: filled(partly), wrong: filled(wrong) },
    hints: head.hints.map(filled),
    kind: 'maths',
    values,
    answer,
    ...toleranceOf(right, isWhole(answer, values), losses),
    ...unitsOf(question),
    mistakes: answers.flatMap((each) => {
      const formula = each === right ? undefined : formulaOf(valueOf(each), letters)
      if (each === right) return []
      if (formula === undefined || shareOf(each) > 0)
        losses.push({ outcome: 'left', reason: 'partialAnswer', text: valueOf(each) })
      const feedback = filled(textIn(childOf(each, 'feedback'), texts))
      return formula === undefined || shareOf(each) > 0 ? [] : [{ answer: formula, feedback }]
    }),
    losses,
  }
}

const nameOf = (question: XmlNode): string => question.attributes['type'] ?? ''

/** `{speed}` and `{={a}*{b}}` with the letters of the card; braces around anything else stay. */
function withMarks(node: RichNode, letters: Letters): RichNode {
  const change = (text: string) =>
    text
      .replace(/\{=((?:[^{}]|\{[^{}]*\}){1,300})\}/g, (whole, inside: string) => {
        const formula = formulaOf(inside, letters)
        return formula === undefined ? whole : marked(formula)
      })
      .replace(/\{([^{}]{1,100})\}/g, (whole, name: string) => {
        const letter = letters.get(name)
        return letter === undefined ? whole : marked(letter)
      })
  const tex = node.attrs?.['tex']
  return {
    ...node,
    ...(typeof tex === 'string' && { attrs: { ...node.attrs, tex: change(tex) } }),
    ...(node.text !== undefined && { text: change(node.text) }),
    ...(node.content && { content: node.content.map((child) => withMarks(child, letters)) }),
  }
}

/** The range of a value, else the list of those that it had; undefined where the file says neither. */
function lineOf(dataset: XmlNode, letters: Letters): string | undefined {
  const letter = letters.get(valueOf(childOf(dataset, 'name'))) ?? ''
  const [low, high] = [numberIn(childOf(dataset, 'minimum')), numberIn(childOf(dataset, 'maximum'))]
  const decimals = Math.min(6, Math.max(0, numberIn(childOf(dataset, 'decimals')) || 0))
  if (low < high) {
    const step = decimals === 0 ? '' : ` step ${plainNumber(10 ** -decimals)}`
    return `${letter} = ${plainNumber(low)}..${plainNumber(high)}${step}`
  }
  const items = [...new Set(allOf(dataset, 'dataset_item').map((item) => numberIn(childOf(item, 'value'))))]
    .filter(Number.isFinite)
    .slice(0, mostItems)
  if (items.length === 0) return undefined
  return `${letter} = ${items.map(plainNumber).join(', ')}`
}

/** More than these are not looked at: a card has room for some hundred letters of values. */
const mostItems = 30

/** Whether only whole numbers are added and multiplied, so that nothing is to be rounded. */
const isWhole = (formula: string, values: readonly string[]): boolean =>
  !/[a-z]{2}|[./^]/i.test(formula) && values.every((line) => !line.replaceAll('..', ' ').includes('.'))

/** Moodle rounds the right number and takes what is near it: by a share of it, by so much, or by a factor. */
function toleranceOf(
  answer: XmlNode,
  isWholeNumber: boolean,
  losses: Loss[],
): Pick<Maths, 'tolerance' | 'margin'> {
  const written = numberIn(childOf(answer, 'tolerance'))
  const off = Number.isFinite(written) ? Math.abs(written) : 0
  const type = valueOf(childOf(answer, 'tolerancetype'))
  const length = numberIn(childOf(answer, 'correctanswerlength'))
  const isFigures = valueOf(childOf(answer, 'correctanswerformat')) === '2'
  if (off > 0 && !/^(2|nominal)$/.test(type)) {
    if (/^(3|geometric)$/.test(type))
      losses.push({ outcome: 'changed', reason: 'scoringDiffers', text: `× ${1 + off}` })
    return { tolerance: 'percent', margin: Number((off * 100).toPrecision(6)) }
  }
  if (isWholeNumber || !Number.isFinite(length))
    return off > 0 ? { tolerance: 'absolute', margin: off } : exact
  if (off === 0 && isFigures && length >= 1)
    return { tolerance: 'figures', margin: Math.min(12, Math.round(length)) }
  const rounding = isFigures ? 0 : 0.5 * 10 ** -length
  if (off + rounding === 0) return exact
  if (rounding > 0)
    losses.push({ outcome: 'changed', reason: 'roundingDropped', text: `± ${off + rounding}` })
  return { tolerance: 'absolute', margin: Number((off + rounding).toPrecision(6)) }
}

const exact = { tolerance: 'exact', margin: 0 } as const

/** Units of a number: typed where they count, shown where they need not be typed. A multiplier is how many of it one of the first is. */
export function unitsOf(question: XmlNode): Pick<Maths, 'units' | 'unitMode' | 'unitShare'> {
  const units = allOf(question, 'unit')
    .map((unit) => ({
      name: valueOf(childOf(unit, 'unit_name')),
      factor: 1 / numberIn(childOf(unit, 'multiplier')),
    }))
    .filter(({ name, factor }) => name !== '' && factor > 0)
  const isHidden = valueOf(childOf(question, 'showunits')) === '3'
  const penalty = numberIn(childOf(question, 'unitpenalty'))
  const lost = Number.isFinite(penalty) ? Math.min(1, Math.max(0, penalty)) : 1
  if (units.length === 0 || isHidden) return { units: [], unitMode: 'none', unitShare: 100 }
  return {
    units,
    unitMode: isGraded(question) ? 'asked' : 'shown',
    unitShare: Math.round(100 * (1 - lost)),
  }
}

/** Whether a wrong unit costs points. */
export const isGraded = (question: XmlNode): boolean =>
  /^[12]$/.test(valueOf(childOf(question, 'unitgradingtype')))

/** A plain number whose unit counts, or whose wrong answers have something said to them: more than a question of numbers holds. */
export function asMaths(question: OfKind<'number'>, node: XmlNode): ForeignQuestion {
  const right = question.answers.find(({ share, number }) => number !== null && share > 99.99)
  const others = question.answers.filter((answer) => answer !== right)
  if (!right?.number || !isGraded(node) || others.some(({ share, number }) => share > 0 || number === null))
    return question
  const { value, tolerance } = right.number
  return {
    ...question,
    kind: 'maths',
    values: [],
    answer: plainNumber(value),
    tolerance: tolerance > 0 ? 'absolute' : 'exact',
    margin: tolerance,
    ...unitsOf(node),
    mistakes: others.flatMap(({ number, feedback }) =>
      number ? [{ answer: plainNumber(number.value), feedback }] : [],
    ),
  }
}
