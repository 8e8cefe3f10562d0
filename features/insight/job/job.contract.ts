import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { superAdmins } from '#kit/contract/role.ts'
import { jobKinds } from './job.kinds.ts'

/** The rows that a list shows; of more there is the number. */
export const maxShown = 100
/** So many failed jobs one call has done again. */
export const maxRetried = 500

const moment = z.number()
const queueName = z.string().min(1).max(200)

/** One queue, that of all jobs of a name: what of it is not done. */
export const queueRow = z.object({
  queue: z.string(),
  /** Sent and not begun; those that failed and are tried again (`retrying`) are among them. */
  waiting: z.number(),
  retrying: z.number(),
  active: z.number(),
  /** Given up after the last try. */
  failed: z.number(),
  /** Since when the oldest that might begin waits. */
  oldestAt: moment.nullable(),
})
export type QueueRow = z.output<typeof queueRow>

/** One job that is not done: numbers of records, and no other value of what it is about. */
export const jobRow = z.object({
  id: z.string(),
  queue: z.string(),
  state: z.enum(['created', 'retry', 'active', 'failed']),
  createdAt: moment,
  startsAt: moment,
  failedAt: moment.nullable(),
  tries: z.number(),
  ids: z.array(z.object({ name: z.string(), value: z.number() })),
  error: z.object({ name: z.string(), code: z.string(), about: z.string(), place: z.string() }).nullable(),
})
export type JobRow = z.output<typeof jobRow>

const base = { words: 'job', who: superAdmins } as const
const one = z.strictObject({ queue: queueName, id: z.uuid() })

/** K7: work in the background, as its operator sees it. */
export const jobEndpoints = {
  queues: endpoint({
    ...base,
    method: 'GET',
    path: '/system/job/queues',
    data: z.object({ list: z.array(queueRow) }),
  }),
  queued: endpoint({
    ...base,
    method: 'POST',
    path: '/system/job/list',
    effect: 'read',
    body: z.strictObject({ kind: z.enum(jobKinds), queue: queueName.optional() }),
    data: z.object({ list: z.array(jobRow) }),
  }),
  retry: endpoint({
    ...base,
    method: 'PUT',
    path: '/system/job/retry',
    body: one,
    data: z.literal(true),
  }),
  retryAll: endpoint({
    ...base,
    method: 'PUT',
    path: '/system/job/retry-all',
    body: z.strictObject({ queue: queueName }),
    data: z.object({ retried: z.number() }),
  }),
  cancel: endpoint({
    ...base,
    method: 'PUT',
    path: '/system/job/cancel',
    body: one,
    data: z.literal(true),
  }),
} as const
