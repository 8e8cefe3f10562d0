import * as z from 'zod/mini'
import { cardShape, lineOf, partIdSchema, partsOf } from '#kit/card/card.ts'
import { formulaForms, type FormulaForm } from '#kit/formula/formula.form.ts'

export const questionMax = 1000
export const valuesMax = 600
export const answerMax = 200
export const unitsMax = 200
export const unitMax = 30
export const feedbackMax = 500
export const explanationMax = 1500
export const maxMistakes = 6

export const kinds = ['number', 'formula'] as const
export const tolerances = ['exact', 'absolute', 'percent', 'figures'] as const
export const unitModes = ['none', 'shown', 'asked'] as const
export const decimals = ['point', 'comma'] as const

// What is drawn for a learner is written out, and can be longer than what an author types.
const drawnFormula = lineOf(5 * answerMax)

const mistake = z.strictObject({ id: partIdSchema, answer: drawnFormula, feedback: lineOf(feedbackMax) })
export type Mistake = z.output<typeof mistake>

export const mathsSchema = cardShape('maths', 1, {
  /** Formulas stand between dollar signs, in TeX; `{a}` and `{a+b}` give way to the values that are drawn. */
  question: lineOf(questionMax),
  kind: z._default(z.enum(kinds), 'number'),
  /** Line by line what is drawn for each learner: `a = 2..9`, `b = 1, 3, 5`, `c = a*b`, and conditions: `a != b`. */
  values: lineOf(valuesMax),
  answer: drawnFormula,
  /** How near a number must be: not at all different, by `margin`, by `margin` percent, in `margin` significant figures. */
  tolerance: z._default(z.enum(tolerances), 'exact'),
  margin: z._default(z.number().check(z.minimum(0), z.maximum(1e9)), 0),
  /** Whether a number has no unit, one behind the field, or one that is to be typed. */
  unitMode: z._default(z.enum(unitModes), 'none'),
  /** The unit of the answer, then others with what one of them is in it: `m, cm = 0.01`. */
  units: lineOf(unitsMax),
  /** Percent of the points for the right number with a wrong unit or none. */
  unitShare: z._default(z.int().check(z.minimum(0), z.maximum(100)), 50),
  /** The form that an answer must have; of numbers only one in lowest terms can be asked for. */
  form: z._default(z.enum(formulaForms), 'any'),
  /** Percent of the points for the right value in another form. */
  formShare: z._default(z.int().check(z.minimum(0), z.maximum(100)), 50),
  decimal: z._default(z.enum(decimals), 'point'),
  /** Wrong answers that are expected, each with what is said to it. */
  mistakes: partsOf(mistake, maxMistakes),
  explanation: lineOf(explanationMax),
})
export type MathsCard = z.output<typeof mathsSchema>

/** The forms that each kind of answer can be asked for in. */
export const formsOf: Readonly<Record<MathsCard['kind'], readonly FormulaForm[]>> = {
  number: ['any', 'lowestTerms'],
  formula: formulaForms,
}

/** The form that is asked for, as far as this kind of answer has it. */
export const formOf = ({ kind, form }: Pick<MathsCard, 'kind' | 'form'>): FormulaForm =>
  formsOf[kind].includes(form) ? form : 'any'

/** Whether a number must be the right one and none beside it. */
export const isExact = ({ kind, tolerance }: Pick<MathsCard, 'kind' | 'tolerance'>): boolean =>
  kind === 'number' && tolerance === 'exact'

export const responseSchema = z.strictObject({
  answer: z.string().check(z.maxLength(answerMax)),
  unit: z._default(z.string().check(z.maxLength(unitMax)), ''),
})
export type MathsResponse = z.output<typeof responseSchema>

export interface MathsSolution {
  /** In TeX. */
  readonly answer: string
  /** '' where there is none. */
  readonly unit: string
  readonly explanation: string
}
