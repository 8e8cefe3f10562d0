import * as z from 'zod/mini'
import { fitsIn } from '#kit/value/graphemes.ts'

/** Text of at most `max` graphemes, kept as it was typed; may be empty, since what is half typed is saved too. */
export const lineOf = (max: number) =>
  z._default(
    z.string().check(z.refine((value) => fitsIn(value, max), { params: { problem: 'tooLong', max } })),
    '',
  )

/** A list of at most `max` items, each in the schema `item`; absent is empty. */
export const listOf = <Item extends z.core.$ZodType>(item: Item, max: number) =>
  z._default(z.array(item).check(z.maxLength(max)), [])

/** A switch; absent is `value`. */
export const flagOf = (value: boolean) => z._default(z.boolean(), value)

/** A language tag (BCP 47), such as `en` or `pt-BR`; absent is `value`. */
export const languageTag = (value: string) =>
  z._default(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/)), value)

export const idSchema = z.int().check(z.positive())

/** Id of a part of a card (an option, a hotspot): unique in its card, and never used again. */
export const partIdSchema = z._default(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,24}$/)), () => newPartId())

/** A random id of eight characters (`0-9a-z`) for a part: unique within a card, not in the product. */
export const newPartId = (): string => Math.random().toString(36).slice(2, 10).padEnd(8, '0')

/** Whether no two parts have the same id. */
export const havePartIds = (parts: readonly { readonly id: string }[]): boolean =>
  new Set(parts.map((part) => part.id)).size === parts.length

/** A list of at most `max` parts with different ids, each in the schema `item`; absent is empty. */
export const partsOf = <Item extends z.core.$ZodType<{ readonly id: string }>>(item: Item, max: number) =>
  z._default(
    z.array(item).check(z.maxLength(max), z.refine(havePartIds, { params: { problem: 'repeated' } })),
    [],
  )

/** A file in a card. A decorative one says nothing to a screen reader; any other needs its `alt`. */
export const media = z.strictObject({
  fileId: idSchema,
  alt: lineOf(300),
  decorative: flagOf(false),
  caption: lineOf(300),
})
export type Media = z.output<typeof media>

const share = z.number().check(z.minimum(0), z.maximum(1))

/** One condition on what a learner did before; `is: false` turns it round. */
const condition = z.discriminatedUnion('when', [
  z.strictObject({ when: z.literal('answered'), cardId: idSchema, is: flagOf(true) }),
  z.strictObject({ when: z.literal('passed'), cardId: idSchema, is: flagOf(true) }),
  z.strictObject({ when: z.literal('chose'), cardId: idSchema, partId: z.string(), is: flagOf(true) }),
  /** `cardId` null: the share of all points reached so far. */
  z.strictObject({
    when: z.literal('scored'),
    cardId: z.nullable(idSchema),
    atLeast: share,
    is: flagOf(true),
  }),
])
export type Condition = z.output<typeof condition>

const visibleIf = z.strictObject({
  match: z._default(z.enum(['all', 'any']), 'all'),
  conditions: listOf(condition, 10),
})

export const depths = ['know', 'understand', 'apply', 'flexiblyApply', 'innovate'] as const

export const attemptsSchema = z.strictObject({
  /** null: as often as one likes. */
  max: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(20))), 1),
  showAnswer: z._default(z.enum(['never', 'afterAnswer', 'afterLast']), 'afterAnswer'),
})

const feedback = z.strictObject({ correct: lineOf(500), partly: lineOf(500), wrong: lineOf(500) })

const competency = z.strictObject({
  abilityId: idSchema,
  depth: z._default(z.enum(depths), 'know'),
  weight: z._default(z.int().check(z.minimum(1), z.maximum(5)), 1),
})

export const titleMax = 100
export const noteMax = 1000

const everyCard = {
  id: idSchema,
  title: lineOf(titleMax),
  /** For teachers only; it never leaves the server with a learner's answer. */
  note: lineOf(noteMax),
  required: flagOf(true),
  /** 0: not scored. */
  points: z._default(z.int().check(z.minimum(0), z.maximum(100)), 0),
  attempts: z._default(attemptsSchema, () => z.parse(attemptsSchema, {})),
  feedback: z._default(feedback, () => z.parse(feedback, {})),
  hints: listOf(lineOf(300), 5),
  competencies: listOf(competency, 10),
  visibleIf: z._default(z.nullable(visibleIf), null),
  estimateSeconds: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(7200))), null),
}

/**
 * The schema of a card type: what every card has, and its own fields. What is left out gets its default; what is not
 * named is refused.
 */
export const cardShape = <
  const Type extends string,
  const Version extends number,
  Own extends z.core.$ZodShape,
>(
  type: Type,
  schemaVersion: Version,
  own: Own,
) =>
  z.strictObject({
    ...everyCard,
    type: z.literal(type),
    schemaVersion: z._default(z.literal(schemaVersion), schemaVersion),
    ...own,
  })

/** What every card has, whatever its type. */
export type CardBase = {
  readonly [Name in keyof typeof everyCard]: z.output<(typeof everyCard)[Name]>
} & { readonly type: string; readonly schemaVersion: number }

export const baseFields: readonly string[] = [...Object.keys(everyCard), 'type', 'schemaVersion']
