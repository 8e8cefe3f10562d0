import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id, shapeOf } from '#kit/contract/field.ts'
import { pageBody, pageData } from '#kit/contract/page.ts'
import { idQuery } from '#kit/contract/resource.ts'
import { revision } from '#kit/contract/revision.ts'
import { creators, staff } from '#kit/contract/role.ts'
import { cardSchema } from '#cards/index.ts'
import { activity, cardFiles } from './activity.contract.ts'
import { activityFields } from './activity.fields.ts'

const words = 'activity'

/** D9: what was published or kept, as it was; never changed again. */
export const activityVersion = z.object({
  id,
  activityId: id,
  number: z.number().int(),
  label: z.string(),
  parentVersionId: id.nullable(),
  title: z.string(),
  cardCount: z.number().int(),
  creatorId: id.nullable(),
  creatorName: z.string(),
  createdAt: z.number().int(),
  /** Whether new learners get this one. */
  isCurrent: z.boolean(),
})
export type ActivityVersion = z.output<typeof activityVersion>

/** What became of one card; null: it was not there. Places are counted from 1. */
const cardChange = z.object({
  id,
  before: z.nullable(cardSchema),
  after: z.nullable(cardSchema),
  isMoved: z.boolean(),
  paths: z.array(z.string()),
  placeBefore: z.number().int().nullable(),
  placeAfter: z.number().int().nullable(),
})
const fieldChange = z.object({ name: z.string(), before: z.unknown(), after: z.unknown() })

export const activityVersionEndpoints = {
  page: endpoint({
    words,
    method: 'POST',
    path: '/course/activity-version/page',
    about: { ownership: activity.ownership, need: 'read' },
    who: staff,
    effect: 'read',
    body: pageBody({}, ['number']).extend({ activityId: id }),
    data: pageData(activityVersion),
  }),
  get: endpoint({
    words,
    method: 'GET',
    path: '/course/activity-version/get',
    about: { ownership: activity.ownership, need: 'read' },
    who: staff,
    query: idQuery,
    data: activityVersion.extend({
      fields: z.object(shapeOf(activityFields)),
      cards: z.array(cardSchema),
      files: cardFiles,
    }),
  }),
  /** Keeps the working copy as it is now, finished or not; learners do not see it. */
  create: endpoint({
    words,
    method: 'POST',
    path: '/course/activity-version/create',
    about: { ownership: activity.ownership, need: 'edit' },
    who: creators,
    effect: 'create',
    fields: { label: activityFields.versionLabel },
    body: z.strictObject({
      activityId: id,
      label: activityFields.versionLabel.schema.default(''),
      revision,
    }),
    data: id,
  }),
  /** Makes the working copy what this version is, as a new version; `keptId`: the version that keeps what was there before. */
  restore: endpoint({
    words,
    method: 'POST',
    path: '/course/activity-version/restore',
    about: { ownership: activity.ownership, need: 'edit' },
    who: creators,
    effect: 'create',
    body: z.strictObject({ id, revision }),
    data: z.object({ revision, keptId: id }),
  }),
  /** Side by side; without `to` with the working copy. */
  compare: endpoint({
    words,
    method: 'GET',
    path: '/course/activity-version/compare',
    about: { ownership: activity.ownership, need: 'read' },
    who: staff,
    query: z.strictObject({
      from: z.coerce.number().pipe(id),
      to: z.coerce.number().pipe(id).optional(),
    }),
    data: z.object({
      from: activityVersion,
      to: activityVersion.nullable(),
      cards: z.array(cardChange),
      fields: z.array(fieldChange),
      files: cardFiles,
    }),
  }),
} as const
