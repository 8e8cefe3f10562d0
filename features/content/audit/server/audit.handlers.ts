import type { HandlersOf } from '#kit/call/server/context.ts'
import type { Audited, auditEndpoints } from '../audit.contract.ts'
import { audited } from '../audit.contract.ts'
import { pageDecisions } from './pageDecisions.ts'
import { countWaiting, pageWaiting } from './pageWaiting.ts'
import { readReview } from './readReview.ts'
import type { ReviewQueue } from '#kit/resource/server/reviewQueue.ts'

/** The calls of reviewers over all that is reviewed; `queues` says of each resource how it waits. */
export const makeAuditHandlers = (
  queues: Readonly<Record<Audited, ReviewQueue>>,
): HandlersOf<typeof auditEndpoints> => ({
  waiting: (call) => pageWaiting(call, queues[call.body.resource], call.body),
  counts: (call) =>
    Promise.all(
      audited.map(async (resource) => ({ resource, ...(await countWaiting(call, queues[resource])) })),
    ),
  page: (call) => pageDecisions(call, call.body),
  get: (call) => readReview(call, queues[call.query.resource], call.query.id),
})
