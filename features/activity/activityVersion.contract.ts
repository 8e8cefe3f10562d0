import { z } from 'zod'
import { cardSchema } from '#cards/index.ts'
import { endpoint } from '#kit/endpoint.ts'
import { id, shapeOf } from '#kit/field.ts'
import { pageBody, pageData } from '#kit/page.ts'
import { idQuery } from '#kit/resource.ts'
import { staff } from '#kit/role.ts'
import { cardFiles } from './activity.contract.ts'
import { activityFields } from './activity.fields.ts'

const words = 'activity'

/** D9: what was published, as it was; never changed again. */
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

export const activityVersionEndpoints = {
  page: endpoint({
    words,
    method: 'POST',
    path: '/course/activity-version/page',
    who: staff,
    effect: 'read',
    body: pageBody({}, ['number']).extend({ activityId: id }),
    data: pageData(activityVersion),
  }),
  get: endpoint({
    words,
    method: 'GET',
    path: '/course/activity-version/get',
    who: staff,
    query: idQuery,
    data: activityVersion.extend({
      fields: z.object(shapeOf(activityFields)),
      cards: z.array(cardSchema),
      files: cardFiles,
    }),
  }),
} as const
