import { evaluate } from '#kit/formula/formula.evaluate.ts'
import { readFormula } from '#kit/formula/formula.read.ts'
import { randomFrom } from '#kit/value/shuffle.ts'
import type { Loss, OfKind } from '../../../questions/foreignQuestion.ts'
import { numberRange, type NumberRange } from './numberReaders.ts'
import { itemOf, type QtiItem } from './qtiItem.ts'
import { QtiJob, type ItemJob } from './qtiJob.ts'
import type { QtiDocument } from './qtiPackage.ts'
import { Worth } from './qtiWorth.ts'
import { declarationOf } from './standard/qtiDeclarations.ts'
import { attribute, childrenNamed, findAll, numberIn, type QtiNode } from './standard/qtiNodes.ts'
import { single } from './standard/qtiValues.ts'
import { lineOf, templateOf, withLetters, type ValueStep, type ValueTemplate } from './valueTemplate.ts'

/** An item whose values are made anew for each learner: as it is with some of them, and how they are made. */
export interface DrawnItem {
  readonly template: ValueTemplate
  /** With different values; their texts hold letters in the place of these. */
  readonly items: readonly QtiItem[]
  readonly answer: string
}

const seeds = [1, 2, 3]

/** An item that asks for one number that is worked out of random ones; undefined where it asks for anything else. */
export function drawnItemOf(document: QtiDocument): DrawnItem | undefined {
  const template = templateOf(document.root)
  if (!template) return undefined
  const item = itemOf({ ...document, root: withLetters(document.root, template.letters) })
  const [interaction, ...others] = item.interactions
  const answer = template.answers.get(attribute(interaction, 'responseIdentifier'))
  if (interaction?.name !== 'textEntryInteraction' || others.length > 0 || answer === undefined)
    return undefined
  const samples = seeds.map((seed) => sampleOf(template.steps, seed))
  const items = samples.flatMap((values) =>
    values ? [withValues(item, document.root, template, values)] : [],
  )
  return items.length === seeds.length ? { template, items, answer } : undefined
}

const valueOf = (formula: string, values: ReadonlyMap<string, number>): number => {
  const reading = readFormula(formula)
  return reading.isRead ? evaluate(reading.formula, values) : Number.NaN
}

const turns = 200

/** Values by their letters that fulfil each condition. */
function sampleOf(steps: readonly ValueStep[], seed: number): ReadonlyMap<string, number> | undefined {
  const random = randomFrom(seed)
  for (let turn = 0; turn < turns; turn += 1) {
    const values = new Map<string, number>()
    const isGood = steps.every((step) => {
      if (step.kind === 'condition') return holds(step, values)
      const value = drawn(step, values, random)
      values.set(step.letter, value)
      return Number.isFinite(value)
    })
    if (isGood) return values
  }
  return undefined
}

function drawn(
  step: Exclude<ValueStep, { kind: 'condition' }>,
  values: ReadonlyMap<string, number>,
  random: () => number,
): number {
  if (step.kind === 'derived') return valueOf(step.formula, values)
  if (step.kind === 'list') return step.items[Math.floor(random() * step.items.length)] ?? Number.NaN
  const count = Math.floor((step.high - step.low) / step.step + 1e-9) + 1
  return Number((step.low + Math.floor(random() * count) * step.step).toPrecision(12))
}

function holds(
  { left, sign, right }: Extract<ValueStep, { kind: 'condition' }>,
  values: ReadonlyMap<string, number>,
): boolean {
  const difference = valueOf(left, values) - valueOf(right, values)
  if (sign === '!=') return difference !== 0
  if (sign === '<' || sign === '<=') return sign === '<' ? difference < 0 : difference <= 0
  return sign === '>' ? difference > 0 : difference >= 0
}

/** The item as it stands when these values were drawn. */
function withValues(
  item: QtiItem,
  root: QtiNode,
  { letters, answers }: ValueTemplate,
  values: ReadonlyMap<string, number>,
): QtiItem {
  const responses = [...item.responses].map(([name, declaration]) => {
    const formula = answers.get(name)
    const correct = formula === undefined ? undefined : single(declaration.baseType, valueOf(formula, values))
    return [name, correct ? { ...declaration, correct } : declaration] as const
  })
  const variables = childrenNamed(root, 'templateDeclaration').flatMap((node) => {
    const declaration = declarationOf(node)
    const value = values.get(letters.get(declaration.identifier) ?? '')
    if (value === undefined) return []
    return [
      [declaration.identifier, { ...declaration, initial: single(declaration.baseType, value) }] as const,
    ]
  })
  return {
    ...item,
    isGenerated: false,
    responses: new Map(responses),
    outcomes: new Map([...variables, ...item.outcomes]),
  }
}

/** The question that was read of such an item, with its values and their formula in the place of one number. */
export function mathsOf(
  question: OfKind<'number'>,
  { template, items, answer }: DrawnItem,
  job: ItemJob,
): OfKind<'maths'> {
  const tolerance = roundingOf(job.item) ?? toleranceOf(items.map((item) => rangeIn(item, job)))
  const { isSame = true, ...own } = tolerance
  const differs: Loss = { outcome: 'changed', reason: 'scoringDiffers', text: `${answer} ± ${own.margin}` }
  return {
    ...question,
    probes: [],
    losses: [...question.losses, ...(isSame ? [] : [differs])],
    kind: 'maths',
    values: template.steps.map(lineOf),
    answer,
    ...own,
    unitMode: 'none',
    units: [],
    unitShare: 100,
    mistakes: [],
  }
}

interface Tolerance extends Pick<OfKind<'maths'>, 'tolerance' | 'margin'> {
  /** Whether it takes what the item takes. */
  readonly isSame?: boolean
}

/** A comparison of rounded numbers, where the item is scored by one. */
function roundingOf(item: QtiItem): Tolerance | undefined {
  const [rounded] = item.processing ? findAll(item.processing, ({ name }) => name === 'equalRounded') : []
  const figures = numberIn(attribute(rounded, 'figures'), 0)
  if (!rounded || figures < 1) return undefined
  return attribute(rounded, 'roundingMode') === 'decimalPlaces'
    ? { tolerance: 'absolute', margin: 0.5 * 10 ** -figures, isSame: false }
    : { tolerance: 'figures', margin: Math.min(12, figures) }
}

function rangeIn(item: QtiItem, job: ItemJob): NumberRange | undefined {
  const [interaction] = item.interactions
  return interaction && numberRange(new QtiJob({ ...job, item, worth: new Worth(item) }, interaction, ''))
}

/** How far one may be off, told by what is right with different values: nothing, so much, or such a share. */
function toleranceOf(ranges: readonly (NumberRange | undefined)[]): Tolerance {
  const known = ranges.filter((range) => range !== undefined)
  const sizes = known.map(({ right, low, high }) => Math.max(high - right, right - low))
  const shares = known.map(({ right }, index) => ((sizes[index] ?? 0) / Math.abs(right)) * 100)
  const isEven = known.every(({ right, low, high }) => areNear(high - right, right - low))
  if (known.every(({ right }, index) => (sizes[index] ?? 0) <= 1e-8 * Math.max(1, Math.abs(right))))
    return { tolerance: 'exact', margin: 0 }
  if (areAllNear(sizes)) return { tolerance: 'absolute', margin: digits(sizes[0]), isSame: isEven }
  if (areAllNear(shares)) return { tolerance: 'percent', margin: digits(shares[0]), isSame: isEven }
  return { tolerance: 'absolute', margin: digits(Math.max(...sizes)), isSame: false }
}

const areNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-4 * Math.max(Math.abs(one), Math.abs(other)) + 1e-9
const areAllNear = (numbers: readonly number[]): boolean =>
  numbers.every((number) => areNear(number, numbers[0] ?? Number.NaN))
const digits = (value = 0): number => Number(value.toPrecision(5))
