import * as z from 'zod/mini'
import { cardShape, flagOf, idSchema, lineOf, partIdSchema, partsOf } from '#kit/card/card.ts'
import { fitsIn } from '#kit/value/graphemes.ts'

export const itemMax = 200
export const maxItems = 40
export const introMax = 500
/** Of items that a learner adds. */
export const maxOwn = 10
export const noteMax = 1000

export const evidences = ['none', 'text', 'picture'] as const

const item = z.strictObject({
  id: partIdSchema,
  text: lineOf(itemMax),
  required: flagOf(true),
  /** What shows that it was done. */
  evidence: z._default(z.enum(evidences), 'none'),
})
export type ChecklistItem = z.output<typeof item>

export const checklistSchema = cardShape('checklist', 1, {
  intro: lineOf(introMax),
  items: partsOf(item, maxItems),
  /** Whether learners may add items of their own. */
  mayAdd: flagOf(false),
})
export type ChecklistCard = z.output<typeof checklistSchema>

const idText = z.string().check(z.maxLength(24))
const textOf = (max: number) => z.string().check(z.refine((value) => fitsIn(value, max)))

const mark = z.strictObject({
  id: idText,
  ticked: z.boolean(),
  note: textOf(noteMax),
  picture: z.nullable(z.strictObject({ fileId: idSchema, name: textOf(200) })),
})
export type Mark = z.output<typeof mark>

const own = z.strictObject({ id: idText, text: textOf(itemMax), ticked: z.boolean() })

/** The state of the whole list; each change is an answer, and the last one counts. */
export const responseSchema = z.strictObject({
  marks: z.array(mark).check(z.maxLength(maxItems)),
  own: z.array(own).check(z.maxLength(maxOwn)),
})
export type ChecklistResponse = z.output<typeof responseSchema>
