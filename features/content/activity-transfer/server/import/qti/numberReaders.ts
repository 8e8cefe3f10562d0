import type { Made, QtiJob, Reader, Trial } from './qtiJob.ts'
import { numberIn } from './standard/qtiNodes.ts'
import { numberOf, valueOf } from './standard/qtiValues.ts'

const turns = 40
/** A range beyond this is none. */
const farthest = 1e9

/** The right number, and the least and the greatest one with all points. */
export interface NumberRange {
  readonly right: number
  readonly low: number
  readonly high: number
}

/**
 * The range of numbers around the right one that has all points, whichever way the processing asks for it: a tolerance, two
 * comparisons or a rounding. Found by halving, to seven figures; undefined where no number is right.
 */
export function numberRange(job: QtiJob): NumberRange | undefined {
  const { worth, declaration, name } = job
  const right = numberOf(worth.right(name))
  const isInteger = declaration.baseType === 'integer'
  const isRight = (value: number) =>
    worth.share(new Map([[name, valueOf('single', declaration.baseType, [String(value)])]])) === 1
  if (right === undefined || !worth.isKnown || !isRight(right)) return undefined
  const end = (sign: 1 | -1): number => {
    let far = isInteger ? 1 : Math.max(1e-6, Math.abs(right) * 1e-6)
    let near = 0
    for (; far < farthest && isRight(right + sign * far); far *= 2) near = far
    if (far >= farthest) return right + sign * near
    const finest = isInteger ? 1 : 0
    for (let turn = 0; turn < turns && far - near > finest; turn += 1) {
      const middle = isInteger ? Math.floor((near + far) / 2) : (near + far) / 2
      if (isRight(right + sign * middle)) near = middle
      else far = middle
    }
    return right + sign * near
  }
  return { right, low: end(-1), high: end(1) }
}

const rounded = (value: number): number => Number(value.toPrecision(7))

/** A question whose answer is a number, with how far one may be off. */
function numberMade(job: QtiJob, bounds = ''): Made {
  const declared = numberOf(job.right)
  const range = numberRange(job)
  const value = range ? rounded((range.low + range.high) / 2) : declared
  const tolerance = range ? rounded((range.high - range.low) / 2) : 0
  if (value === undefined) job.changed('rightMissing', job.name)
  const numbers =
    value === undefined
      ? []
      : [value, value + tolerance, value - tolerance, ...outside(value, tolerance, job)].map(rounded)
  if (bounds !== '') job.changed('settingDropped', bounds)
  return {
    body: {
      kind: 'number',
      units: [],
      answers:
        value === undefined
          ? []
          : [{ number: { value, tolerance }, share: 100, feedback: { blocks: [], pictures: [] } }],
    },
    trials: [...new Set(numbers)].map((number): Trial =>
      job.trial([String(number)], { kind: 'number', number }, String(number)),
    ),
  }
}

const outside = (value: number, tolerance: number, { declaration }: QtiJob): number[] => {
  const step = declaration.baseType === 'integer' ? 1 : Math.max(1e-3, tolerance / 10, Math.abs(value) * 1e-3)
  return [value + tolerance + step, value - tolerance - step, value + 10 * (tolerance + step)]
}

/** A number that is typed; undefined where words are. */
export function numberOfEntry(job: QtiJob): Made | undefined {
  const { baseType, cardinality } = job.declaration
  const isNumber = /^(float|integer)$/.test(baseType) && cardinality === 'single'
  if (job.node.name !== 'textEntryInteraction' || !isNumber || numberOf(job.right) === undefined)
    return undefined
  return numberMade(job)
}

/** A slider: a number is typed here, so that its ends stand in the question. */
export const slider: Reader = (job) => {
  const [low, high] = [numberIn(job.says('lowerBound'), 0), numberIn(job.says('upperBound'), 0)]
  const step = job.says('step')
  const made = numberMade(job, `${low} – ${high}${step === '' ? '' : `, step: ${step}`}`)
  job.settings('reverse')
  const stem = job.stem()
  const range = { type: 'paragraph', content: [{ type: 'text', text: `(${low} – ${high})` }] }
  return { ...made, stem: { ...stem, blocks: [...stem.blocks, range] } }
}
