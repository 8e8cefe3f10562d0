import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import type { Ownership } from '#kit/contract/ownership.ts'
import { idQuery, option, optionsQuery } from '#kit/contract/resource.ts'
import { creators, staff } from '#kit/contract/role.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { course } from '#features/content/course/course.contract.ts'
import { product } from '#features/content/product/product.contract.ts'

/** What has a page that the public reads. */
export const sharedKinds = ['activity', 'course', 'product'] as const
export type SharedKind = (typeof sharedKinds)[number]

/** Who learns what the public page shows: whoever signs in, whoever has an enrolment, or nobody yet, since nothing sells it. */
export const audiences = ['everybody', 'enrolled', 'readers'] as const
export type ShareAudience = (typeof audiences)[number]

/** What the share sheet says of one record. */
export const shareFacts = z.object({
  title: z.string(),
  status: z.string(),
  /** null: it is not public, and there is no link. */
  audience: z.enum(audiences).nullable(),
  /** To its public page: with the host where the operator has named it, else a path of the console's own host. */
  link: z.string(),
  /** Whether something sells it, or is about to. */
  isSold: z.boolean(),
  /** The products by whose codes it is learned, as far as the asker may make codes. */
  codes: z.array(option),
})
export type ShareFacts = z.output<typeof shareFacts>

const words = 'share'

const factsOf = (path: string, ownership: Ownership) =>
  endpoint({
    words,
    method: 'GET',
    path: `/${path}/share`,
    about: { ownership, need: 'read' },
    who: staff,
    query: idQuery,
    data: shareFacts,
  })

export const activityShareEndpoints = {
  facts: factsOf(activity.path, activity.ownership),
} as const

export const courseShareEndpoints = {
  facts: factsOf(course.path, course.ownership),
  /** The courses that the asker may change and that lack this activity, by name. */
  fillable: endpoint({
    words,
    method: 'GET',
    path: `/${course.path}/fillable`,
    who: creators,
    query: optionsQuery.extend({ activityId: z.coerce.number().pipe(id) }),
    data: z.array(option),
  }),
} as const

export const productShareEndpoints = {
  facts: factsOf(product.path, product.ownership),
} as const

/** The call that answers the sheet of a record, by its kind. */
export const factsEndpoints = {
  activity: activityShareEndpoints.facts,
  course: courseShareEndpoints.facts,
  product: productShareEndpoints.facts,
} as const
