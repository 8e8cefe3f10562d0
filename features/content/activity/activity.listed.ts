import { z } from 'zod'
import { id } from '#kit/contract/field.ts'
import { taughtContent } from '#kit/contract/ownership.content.ts'
import { copyEndpoint } from '#kit/contract/copyEndpoint.ts'
import { option, resource } from '#kit/contract/resource.ts'
import { reviewNotes } from '#kit/contract/review.ts'
import { creators, staff } from '#kit/contract/role.ts'
import { activityFields, freeSamples, platformStatuses } from './activity.fields.ts'
import { activityList } from './activity.list.ts'
import { activityMachine } from './activity.machine.ts'

/** What a row of an activity is; the contract adds the cards, which bring every type of card along. */
export const activitySpec = {
  name: 'activity',
  path: 'course/activity',
  fields: activityFields,
  extra: {
    /** Derived: nothing stops publishing. */
    isReady: z.boolean(),
    cardCount: z.number().int(),
    /** Of the published version; 0 before the first. */
    versionNumber: z.number().int(),
    publishedVersionId: id.nullable(),
    publishedAt: z.number().int().nullable(),
    /** D9: the version that the working copy, or the copied activity, came from. */
    parentVersionId: id.nullable(),
    hasUnpublishedChanges: z.boolean(),
    freeSample: z.enum(freeSamples),
    platformStatus: z.enum(platformStatuses),
    /** What the platform said when it decided last; '' before that and while it looks again. */
    platformReason: z.string(),
    /** The same, reason by reason, each at its field or its card. */
    platformNotes: reviewNotes,
    careerName: z.string(),
    tags: z.array(option),
    hostTeachers: z.array(option),
  },
  ...activityList,
  machine: activityMachine,
  who: { read: staff, write: creators, options: staff },
  ownership: taughtContent,
} as const

/** Activities for screens that list them: the calls of the contract, without what a deck is made of. */
export const listedActivity = resource({ ...activitySpec, detail: {} })

/** A draft of one's own with the same fields and cards; the cards get new ids (D9). */
export const copyActivity = copyEndpoint(listedActivity)
