import * as z from 'zod/mini'
import { lineOf, newPartId, partIdSchema, partsOf } from './card.ts'
import type { CardPhrase, OwnProblem } from './content.ts'

export const criterionMax = 100
export const criterionDetailMax = 500
export const maxCriteria = 8
export const maxCriterionPoints = 20

const criterion = z.strictObject({
  id: partIdSchema,
  title: lineOf(criterionMax),
  /** What full marks ask for: for who grades. */
  detail: lineOf(criterionDetailMax),
  points: z._default(z.int().check(z.minimum(1), z.maximum(maxCriterionPoints)), 1),
})
export type Criterion = z.output<typeof criterion>

/** What an answer is graded by, point by point. */
export const rubricSchema = partsOf(criterion, maxCriteria)
export type Rubric = readonly Criterion[]

/** A criterion without a name that is worth one point. */
export const newCriterion = (): Criterion => ({ id: newPartId(), title: '', detail: '', points: 1 })

/** Criteria without a name stop publishing; `path` is where the rubric stands in its card. */
export const rubricProblems = (rubric: Rubric, path: string): OwnProblem[] =>
  rubric.flatMap(({ title }, index) =>
    title.trim() === ''
      ? [{ path: `${path}.${index}.title`, key: 'problems.noCriterion', values: { number: index + 1 } }]
      : [],
  )

/** The texts of a rubric that are not empty; `path` leads to the rubric in its card. */
export const rubricPhrases = (rubric: Rubric, path: string): CardPhrase[] =>
  rubric.flatMap(({ title, detail }, index) => [
    { path: `${path}.${index}.title`, text: title },
    { path: `${path}.${index}.detail`, text: detail },
  ])
