import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import { idQuery, option, resource } from '#kit/contract/resource.ts'
import { maxNotes, reasonText } from '#kit/contract/review.ts'
import { revision } from '#kit/contract/revision.ts'
import { creators, reviewers, staff } from '#kit/contract/role.ts'
import { cardSchema } from '#cards/index.ts'
import { sentDeckSchema } from '#deck/deck.schema.ts'
import { activityFields, platformStatuses } from './activity.fields.ts'
import { activityFaults } from './activity.faults.ts'
import { activitySpec, copyActivity } from './activity.listed.ts'
import { decideFreeSample } from './freeSample.contract.ts'
import { platformMachine } from './platform.machine.ts'

/** A file of a card as the asker may fetch it: pixels, bytes, milliseconds. Before publishing, addresses last 15 minutes. */
export const cardFile = z.object({
  url: z.string(),
  thumbUrl: z.string(),
  name: z.string(),
  mime: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  size: z.number().int(),
  durationMs: z.number().int().nullable(),
})
/** Files by id. */
export const cardFiles = z.record(z.string(), cardFile)

/** What stops publishing; `cardId` null: a field of the activity itself, or the deck as a whole. */
export const activityProblem = z.object({
  cardId: id.nullable(),
  path: z.string(),
  namespace: z.string(),
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type ActivityProblem = z.output<typeof activityProblem>

/** D1, D2: an ordered deck of cards with the fields that describe it. Learners read its versions only. */
export const activity = resource({
  ...activitySpec,
  detail: { cards: z.array(cardSchema), files: cardFiles, abilities: z.array(option) },
})

const words = 'activity'

/** The whole ordered deck. A card may still be without its id: `ids` gives them all, in order, nested ones behind theirs. */
export const saveContent = endpoint({
  words,
  method: 'PUT',
  path: '/course/activity/content',
  about: { ownership: activity.ownership, need: 'edit' },
  who: creators,
  body: z.strictObject({ id, cards: sentDeckSchema, revision }),
  data: z.object({ revision, ids: z.array(id) }),
})

export const listProblems = endpoint({
  words,
  method: 'GET',
  path: '/course/activity/problems',
  about: { ownership: activity.ownership, need: 'read' },
  who: staff,
  query: idQuery,
  data: z.array(activityProblem),
})

/** D12: asks the platform to distribute what is published. */
export const applyToPlatform = endpoint({
  words,
  method: 'POST',
  path: '/course/activity/platform-apply',
  about: { ownership: activity.ownership, need: 'move', machine: platformMachine, move: 'apply' },
  who: creators,
  effect: 'write',
  body: z.strictObject({ id, revision }),
  data: revision,
})

/** A reason of the platform, pinned to a card of the published version or to a field. */
const platformReason = z.union([
  z.strictObject({ field: z.enum(Object.keys(activityFields)), text: reasonText }),
  z.strictObject({ cardId: id, text: reasonText }),
])
export type PlatformReason = z.output<typeof platformReason>

/** D12: any move of the platform's state table, `submitted` too. */
export const movePlatform = endpoint({
  words,
  method: 'PUT',
  path: '/course/activity/platform-review',
  about: { ownership: activity.ownership, need: 'move', machine: platformMachine },
  who: [...new Set([...creators, ...reviewers])],
  body: z.strictObject({
    id,
    status: z.enum(platformStatuses),
    reason: reasonText.optional(),
    reasons: z.array(platformReason).min(1).max(maxNotes).optional(),
    revision,
  }),
  data: revision,
})

export const activityEndpoints = {
  ...activity.endpoints,
  content: saveContent,
  problems: listProblems,
  copy: copyActivity,
  platformApply: applyToPlatform,
  platformReview: movePlatform,
  freeSample: decideFreeSample,
} as const

/** By which the editor knows that publishing was refused for what is missing; the refusal carries `data.problems`. */
export const notReadyCode = activityFaults.notReady.code

/** How an activity stands with the platform, for screens that show it. */
export const platform = { machine: platformMachine } as const
