import * as z from 'zod/mini'
import { cardShape, lineOf, listOf, media, partIdSchema, partsOf } from '#kit/card/card.ts'
import { rubricSchema } from '#kit/card/rubric.ts'

export const promptMax = 1000
export const sampleMax = 3000
export const explanationMax = 1000
export const keywordMax = 60
export const unitMax = 20
export const maxKeywords = 20
export const maxSynonyms = 10
export const answerMax = 5000
/** The longest line of text where the author sets no limit. */
export const shortMax = 200
export const maxAudioSeconds = 600

export const questionKinds = ['short', 'long', 'number', 'audio'] as const
export type QuestionKind = (typeof questionKinds)[number]
/** `rule`: by keywords, or by the number. */
export const gradings = ['none', 'rule', 'ai', 'person', 'aiThenPerson'] as const
export type Grading = (typeof gradings)[number]

const keyword = z.strictObject({
  id: partIdSchema,
  text: lineOf(keywordMax),
  synonyms: listOf(lineOf(keywordMax), maxSynonyms),
  points: z._default(z.int().check(z.minimum(1), z.maximum(10)), 1),
})
export type Keyword = z.output<typeof keyword>

const graphemes = z.int().check(z.minimum(0), z.maximum(answerMax))

const numberRule = z.strictObject({
  value: z._default(z.nullable(z.number()), null),
  /** How far an answer may be off, in the question's unit. */
  tolerance: z._default(z.number().check(z.minimum(0)), 0),
  unit: lineOf(unitMax),
})

export const questionSchema = cardShape('question', 1, {
  prompt: lineOf(promptMax),
  picture: z._default(z.nullable(media), null),
  kind: z._default(z.enum(questionKinds), 'short'),
  minLength: z._default(graphemes, 0),
  /** null: what the kind of question allows. */
  maxLength: z._default(z.nullable(graphemes.check(z.minimum(1))), null),
  number: z._default(numberRule, () => z.parse(numberRule, {})),
  /** The longest recording, in seconds. */
  audioSeconds: z._default(z.int().check(z.minimum(5), z.maximum(maxAudioSeconds)), 120),
  grading: z._default(z.enum(gradings), 'none'),
  keywords: partsOf(keyword, maxKeywords),
  rubric: rubricSchema,
  passShare: z._default(z.number().check(z.minimum(0), z.maximum(1)), 0.6),
  sampleAnswer: lineOf(sampleMax),
  explanation: lineOf(explanationMax),
})
export type QuestionCard = z.output<typeof questionSchema>

export const responseSchema = z.union([
  z.strictObject({ text: lineOf(answerMax) }),
  z.strictObject({ number: z.number() }),
  z.strictObject({ fileId: z.int().check(z.positive()) }),
])
export type QuestionResponse = z.output<typeof responseSchema>

export interface QuestionSolution {
  readonly sampleAnswer: string
  readonly explanation: string
  /** Of a number question that is graded. */
  readonly number: { readonly value: number; readonly tolerance: number } | null
}

/** The most graphemes that an answer in words may have. */
export const maxAnswerLength = ({ kind, maxLength }: Pick<QuestionCard, 'kind' | 'maxLength'>): number =>
  Math.min(maxLength ?? answerMax, kind === 'short' ? Math.max(shortMax, maxLength ?? 0) : answerMax)
