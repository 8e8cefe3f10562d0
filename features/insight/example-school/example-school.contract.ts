import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { superAdmins } from '#kit/contract/role.ts'

/** `none`: nothing of an example school is here. A failed filling stays as far as it came. */
export const schoolStatuses = ['none', 'filling', 'failed', 'filled'] as const

/** What an example school is counted in. */
export const schoolKinds = [
  'people',
  'careers',
  'abilities',
  'tags',
  'activities',
  'courses',
  'products',
  'codes',
  'orders',
  'learnings',
  'works',
  'messages',
  'files',
] as const
export type SchoolKind = (typeof schoolKinds)[number]

const count = z.number().int()

export const schoolState = z.object({
  status: z.enum(schoolStatuses),
  /** How many parts of it are made, of how many. */
  done: count,
  total: count,
  /** False for an account of the example school itself, which would remove itself. */
  mayRemove: z.boolean(),
})
export type SchoolState = z.output<typeof schoolState>

/** How many of each kind; kinds of which there is none are left out. */
const counts = z.array(z.object({ kind: z.enum(schoolKinds), count }))
export type SchoolCounts = z.output<typeof counts>

/** What goes with it, and what stays because records of one's own use it. */
export const schoolRemoval = z.object({ goes: counts, stays: counts })
export type SchoolRemoval = z.output<typeof schoolRemoval>

const common = { words: 'example-school', who: superAdmins } as const
const path = (verb: string) => `/system/example-school/${verb}`

export const exampleSchoolEndpoints = {
  state: endpoint({ ...common, method: 'GET', path: path('state'), data: schoolState }),
  /** Makes it part by part, after this call. */
  fill: endpoint({ ...common, method: 'POST', path: path('fill'), data: z.literal(true) }),
  /** Goes on where a filling failed. */
  retry: endpoint({ ...common, method: 'POST', path: path('retry'), data: z.literal(true) }),
  /** What `remove` would do now. */
  preview: endpoint({ ...common, method: 'GET', path: path('preview'), data: schoolRemoval }),
  /** Removes it, also while it is being made, which ends that. */
  remove: endpoint({ ...common, method: 'POST', path: path('remove'), data: schoolRemoval }),
} as const
