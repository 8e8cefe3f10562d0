import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import { reviewedContent } from '#kit/contract/ownership.content.ts'
import { among, linked, pageBody, pageData, range, search } from '#kit/contract/page.ts'
import { reviewNotes } from '#kit/contract/review.ts'
import { reviewers } from '#kit/contract/role.ts'

/** What is reviewed, by the names of the resources; of an activity it is what the platform looks at. */
export const audited = ['ability', 'activity', 'career', 'product', 'user-page'] as const
export type Audited = (typeof audited)[number]

export const decisionResults = ['approved', 'rejected'] as const

const words = 'audit'

/** One decision, as it was taken. */
export const decision = z.object({
  id,
  resource: z.enum(audited),
  resourceId: id,
  title: z.string(),
  result: z.enum(decisionResults),
  reason: z.string(),
  notes: reviewNotes,
  creatorId: id.nullable(),
  creatorName: z.string(),
  creatorAvatar: z.string(),
  reviewerId: id,
  reviewerName: z.string(),
  reviewerAvatar: z.string(),
  at: z.number().int(),
})
export type Decision = z.output<typeof decision>

/** A record that waits for a decision. */
export const waitingRow = z.object({
  id,
  title: z.string(),
  picture: z.string(),
  creatorId: id.nullable(),
  creatorName: z.string(),
  creatorAvatar: z.string(),
  waitsSince: z.number().int(),
  /** How often it was decided on before. */
  reviews: z.number().int(),
})
export type WaitingRow = z.output<typeof waitingRow>

const ofKind = { resource: z.enum(audited) }

export const waitingFilters = {
  title: search(),
  creatorId: linked('user'),
  waitsSince: range(),
}

export const decisionFilters = {
  title: search(),
  resource: among(audited),
  result: among(decisionResults),
  reviewerId: linked('user'),
  creatorId: linked('user'),
  at: range(),
}

const waitingBody = pageBody(waitingFilters, ['waitsSince']).omit({ sort: true, after: true })

/** K1: the queues of all that is reviewed, and every decision that was taken. */
export const auditEndpoints = {
  /** What the asker may decide on, the oldest first. */
  waiting: endpoint({
    words,
    method: 'POST',
    path: '/course/audit/waiting',
    who: reviewers,
    effect: 'read',
    body: waitingBody.extend(ofKind),
    data: pageData(waitingRow),
  }),
  /** How many wait for the asker in each queue, and since when the oldest does. */
  counts: endpoint({
    words,
    method: 'GET',
    path: '/course/audit/counts',
    who: reviewers,
    data: z.array(z.object({ ...ofKind, count: z.number().int(), since: z.number().int().nullable() })),
  }),
  /** Decisions over all resources, the newest first. */
  page: endpoint({
    words,
    method: 'POST',
    path: '/course/audit/page',
    who: reviewers,
    effect: 'read',
    body: pageBody(decisionFilters, ['at']).omit({ sort: true }),
    data: pageData(decision),
  }),
  /** Where one record stands: its decisions, the newest first, and what has changed since the last one. */
  get: endpoint({
    words,
    method: 'GET',
    path: '/course/audit/get',
    about: { ownership: reviewedContent, need: 'read' },
    who: reviewers,
    query: z.strictObject({ ...ofKind, id: z.coerce.number().pipe(id) }),
    data: z.object({
      isWaiting: z.boolean(),
      waitsSince: z.number().int().nullable(),
      /** Nobody decides on an own record but a super administrator. */
      mayDecide: z.boolean(),
      decisions: z.array(decision),
      /** What was looked at last; null: never, or it was not kept. */
      before: z.record(z.string(), z.unknown()).nullable(),
      /** The fields that differ from it now. */
      changed: z.array(z.string()),
    }),
  }),
} as const
