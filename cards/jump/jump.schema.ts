import * as z from 'zod/mini'
import { cardShape, idSchema, lineOf } from '#kit/card/card.ts'
import { shown } from '#kit/card/progress.ts'

export const textMax = 500
export const labelMax = 40
export const kinds = ['card', 'activity', 'ability', 'course'] as const
/** `over`: one comes back; `new`: in a page of its own, which a card of the same activity has not. */
export const openModes = ['replace', 'over', 'new'] as const

/** The field `required` of every card decides whether one must follow; its `visibleIf` decides when. */
export const jumpSchema = cardShape('jump', 1, {
  text: lineOf(textMax),
  kind: z._default(z.enum(kinds), 'card'),
  targetId: z._default(z.nullable(idSchema), null),
  how: z._default(z.enum(openModes), 'replace'),
  /** On the button; '' leaves the player its own words. */
  label: lineOf(labelMax),
})
export type JumpCard = z.output<typeof jumpSchema>

export const progressSchema = z.strictObject({ viewed: shown, followed: shown })
export type JumpProgress = z.output<typeof progressSchema>
