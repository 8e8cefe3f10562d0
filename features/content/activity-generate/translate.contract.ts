import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import { creators } from '#kit/contract/role.ts'
import { languages } from '#kit/i18n/words.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { generateErrorKinds, usage } from './generate.contract.ts'
import { phraseStates } from './translation.ts'

const words = 'activity-generate'

/** Number of the original's card; 0: the activity's own texts. */
const place = z.number().int().nonnegative()
const translationKey = { activityId: id, language: z.enum(languages) }

/** Why a translated text was not taken: it lost what must stay, or is not what the card allows. */
export const translationLosses = ['marks', 'card'] as const
export type TranslationLoss = (typeof translationLosses)[number]

export const translationPhrase = z.object({
  cardId: place,
  path: z.string(),
  source: z.string(),
  /** '' while there is none. */
  translated: z.string(),
  state: z.enum(phraseStates),
})
export type TranslationPhrase = z.output<typeof translationPhrase>

export const translateEvent = z.union([
  /** The translation, once something of it is kept. */
  z.object({ activityId: id }),
  z.object({ translated: z.object({ cardId: place, path: z.string(), text: z.string() }) }),
  z.object({ refused: z.object({ cardId: place, path: z.string(), why: z.enum(translationLosses) }) }),
  z.object({ progress: z.object({ done: z.number().int(), of: z.number().int() }) }),
  z.object({ done: usage }),
  z.object({ failed: z.enum(generateErrorKinds) }),
])
export type TranslateEvent = z.output<typeof translateEvent>

export const translateEndpoints = {
  /**
   * D13: translates what is not translated yet or went stale into a copy in that language, made where there is none; each
   * batch is kept as it comes. `cardIds`: of these cards of the original alone.
   */
  translate: endpoint({
    words,
    method: 'POST',
    path: '/course/activity/translate',
    about: { ownership: activity.ownership, need: 'read' },
    who: creators,
    effect: 'outside',
    answer: 'stream',
    limit: { max: 30, seconds: 60 },
    body: z.strictObject({ ...translationKey, cardIds: z.array(place).min(1).max(500).optional() }),
    data: translateEvent,
  }),
  /** The original and the asker's translation of it side by side. */
  translation: endpoint({
    words,
    method: 'GET',
    path: '/course/activity/translation',
    about: { ownership: activity.ownership, need: 'read' },
    who: creators,
    query: z.strictObject({ activityId: z.coerce.number().pipe(id), language: z.enum(languages) }),
    data: z.object({ activityId: id.nullable(), phrases: z.array(translationPhrase) }),
  }),
} as const
