import { z } from 'zod'
import { id } from '#kit/contract/field.ts'
import { passageKinds } from '#features/ai/ai-config/help.kinds.ts'

/** What an answer relies on; a card of this activity, or of another that the learner has begun, can be gone to. */
export const helpSource = z.object({
  kind: z.enum(passageKinds),
  activityId: id.nullable(),
  cardId: id.nullable(),
  /** As the activity's list of cards counts: `3`, or `3.2`; '' for what is no card. */
  number: z.string(),
  title: z.string(),
})
export type HelpSource = z.output<typeof helpSource>
