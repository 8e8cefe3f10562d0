import * as z from 'zod/mini'
import {
  attemptsSchema,
  cardShape,
  flagOf,
  idSchema,
  lineOf,
  listOf,
  partIdSchema,
  partsOf,
} from '#kit/card/card.ts'
import { richTextOf } from '#kit/richText/richText.ts'
import { rubricSchema } from '#kit/card/rubric.ts'

export const instructionsMax = 5000
export const textMax = 10_000
export const linkMax = 2000
export const fileLimit = 20
export const maxReviewers = 10
export const maxExemplars = 5
export const exemplarTitleMax = 100
export const exemplarTextMax = 3000

/** What can be handed in. */
export const workKinds = ['text', 'picture', 'audio', 'video', 'file', 'link'] as const
export type WorkKind = (typeof workKinds)[number]

/** Kinds that are files, and what the file store calls them. */
export const fileKindsOf = { picture: 'picture', audio: 'audio', video: 'video', file: 'document' } as const
export type FileWork = keyof typeof fileKindsOf

const exemplar = z.strictObject({
  id: partIdSchema,
  title: lineOf(exemplarTitleMax),
  text: lineOf(exemplarTextMax),
})
export type Exemplar = z.output<typeof exemplar>

const graphemes = z.int().check(z.minimum(0), z.maximum(textMax))

const assignmentShape = cardShape('assignment', 2, {
  /** How often it may be handed in is for `resubmission` to say, and for who answers it. */
  attempts: z._default(attemptsSchema, () => ({ max: null, showAnswer: 'never' as const })),
  instructions: richTextOf(instructionsMax),
  accepted: z._default(z.array(z.enum(workKinds)).check(z.maxLength(workKinds.length)), [
    'text',
    'picture',
    'file',
  ]),
  maxFiles: z._default(z.int().check(z.minimum(1), z.maximum(fileLimit)), 5),
  minLength: z._default(graphemes, 0),
  maxLength: z._default(graphemes.check(z.minimum(1)), 3000),
  /** Days after the card was first shown; later is marked as late, never refused. null: whenever. */
  dueDays: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(365))), null),
  /** After feedback alone the work may be handed in again; what is not approved always may. */
  resubmission: flagOf(true),
  completeOn: z._default(z.enum(['submission', 'approval']), 'submission'),
  rubric: rubricSchema,
  /** Users who review; empty: the host teachers of the activity. */
  reviewerIds: listOf(idSchema, maxReviewers),
  exemplars: partsOf(exemplar, maxExemplars),
  showExemplars: z._default(z.enum(['before', 'after']), 'before'),
})

/** One attempt, and another one after feedback: the two cannot both hold. */
const isContradiction = ({ attempts, resubmission }: z.output<typeof assignmentShape>) =>
  resubmission && attempts.max === 1

export const assignmentSchema = assignmentShape.check(
  z.refine((card) => !isContradiction(card), { path: ['attempts', 'max'], params: { problem: 'invalid' } }),
)
export type AssignmentCard = z.output<typeof assignmentSchema>

export const responseSchema = z.strictObject({
  text: lineOf(textMax),
  link: z._default(z.string().check(z.maxLength(linkMax)), ''),
  fileIds: z._default(z.array(idSchema).check(z.maxLength(fileLimit)), []),
})
export type AssignmentResponse = z.output<typeof responseSchema>

export interface AssignmentSolution {
  readonly exemplars: readonly Exemplar[]
}
