import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import { idQuery } from '#kit/contract/resource.ts'
import { creators } from '#kit/contract/role.ts'
import { speedDecimals, speedMax, speedMin } from '#features/ai/voice/voice.limits.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { cardOutcomes, speechTaskStatuses } from './speechTask.states.ts'

const words = 'activity-speech'
const base = { words, who: creators } as const

const isFine = (value: number) =>
  Math.abs(value * 10 ** speedDecimals - Math.round(value * 10 ** speedDecimals)) < 1e-6
const speed = z.number().min(speedMin).max(speedMax).refine(isFine)
const soundRequest = { activityId: id, voiceId: id, speed: speed.default(1) }

/** Why a card would be spoken now: it has no sound, or one of other words, of another voice, at another speed. */
export const speechNeeds = ['none', 'new', 'text', 'voice', 'speed'] as const
export type SpeechNeed = (typeof speechNeeds)[number]

/** A card's sound as it can be listened to now. */
const sound = z.object({
  url: z.string(),
  durationMs: z.number().nullable(),
  voiceId: id,
  voiceName: z.string(),
  speed: z.number(),
})

/** A card that can be read aloud. `sound` is that of its words as they are kept; null where there is none of them. */
const planned = z.object({ cardId: id, need: z.enum(speechNeeds), sound: sound.nullable() })

const outcome = z.object({ cardId: id, outcome: z.enum(cardOutcomes), failure: z.string() })

/** How far a task is. */
export const speechProgress = z.object({
  id,
  status: z.enum(speechTaskStatuses),
  cards: z.array(outcome),
})
export type SpeechProgress = z.output<typeof speechProgress>

/**
 * D6: text to speech for one card and for all of an activity. The sounds lie beside the deck and belong to the words that
 * were spoken, so that no edit is overwritten and nothing is spoken twice.
 */
export const speechEndpoints = {
  /** What would be spoken with this voice, and why; without a voice, what there is. `task` is the last one. */
  plan: endpoint({
    ...base,
    method: 'POST',
    path: '/course/tts-voice/plan',
    about: { ownership: activity.ownership, need: 'edit' },
    effect: 'read',
    body: z.strictObject({ activityId: id, voiceId: id.optional(), speed: speed.default(1) }),
    data: z.object({ cards: z.array(planned), task: speechProgress.nullable() }),
  }),
  /** Speaks one card, unless its sound is as it should be. */
  synthesize: endpoint({
    ...base,
    method: 'POST',
    path: '/course/tts-voice/synthesize',
    about: { ownership: activity.ownership, need: 'edit' },
    effect: 'outside',
    limit: { max: 30, seconds: 60 },
    body: z.strictObject({ ...soundRequest, cardId: id }),
    data: planned,
  }),
  /** Speaks the cards in the background; without `cardIds` all. Answers the task. */
  batch: endpoint({
    ...base,
    method: 'POST',
    path: '/course/tts-voice/batch',
    about: { ownership: activity.ownership, need: 'edit' },
    effect: 'create',
    limit: { max: 10, seconds: 60 },
    body: z.strictObject({ ...soundRequest, cardIds: z.array(id).min(1).max(500).optional() }),
    data: id,
  }),
  /** Sent at once and with each change, until there is nothing more to come. */
  progress: endpoint({
    ...base,
    method: 'GET',
    path: '/course/tts-voice/progress',
    log: 'nothing',
    about: { ownership: activity.ownership, need: 'edit' },
    effect: 'outside',
    answer: 'stream',
    query: idQuery,
    data: speechProgress,
  }),
  /** What is being spoken is spoken to its end; the rest is left. */
  cancel: endpoint({
    ...base,
    method: 'PUT',
    path: '/course/tts-voice/cancel',
    about: { ownership: activity.ownership, need: 'edit' },
    body: z.strictObject({ id }),
    data: z.literal(true),
  }),
  /** Tries the cards again that failed, and those that a cancelled task has left. */
  retry: endpoint({
    ...base,
    method: 'PUT',
    path: '/course/tts-voice/retry',
    about: { ownership: activity.ownership, need: 'edit' },
    body: z.strictObject({ id }),
    data: z.literal(true),
  }),
  /** Takes the sound away from a card. */
  silence: endpoint({
    ...base,
    method: 'DELETE',
    path: '/course/tts-voice/silence',
    about: { ownership: activity.ownership, need: 'edit' },
    query: z.strictObject({ activityId: z.coerce.number().pipe(id), cardId: z.coerce.number().pipe(id) }),
    data: z.literal(true),
  }),
} as const
