import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call, HandlersOf } from '#kit/call/server/context.ts'
import type { QueuedJob } from '#kit/call/server/queuedJobs.ts'
import { maxRetried, maxShown, type jobEndpoints } from '../job.contract.ts'

/** The log knows records by number, the queue knows jobs by UUID: its first twelve digits, as one number. */
const numberOf = ({ id }: QueuedJob): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

const record = (call: Call, action: 'retry' | 'cancel', job: QueuedJob, state: string) => {
  const { id: jobId, queue } = job
  const before = { queue, jobId, state: job.state }
  call.record({ resource: 'job', resourceId: numberOf(job), action, before, after: { queue, jobId, state } })
}

export const jobHandlers = {
  queues: async ({ services }) => ({ list: [...(await services.jobs.queues())] }),
  queued: async ({ services, body: { kind, queue } }) => ({
    list: (await services.jobs.list(kind, queue, maxShown)).map((job) => ({ ...job, ids: [...job.ids] })),
  }),
  async retry(call) {
    const { queue, id } = call.body
    const [job] = await call.services.jobs.retry(call.db, queue, { id })
    if (!job) refuse(kitFaults.notFound)
    record(call, 'retry', job, 'retry')
    wakeAfter(call, queue)
    return true
  },
  async retryAll(call) {
    const { queue } = call.body
    const retried = await call.services.jobs.retry(call.db, queue, { limit: maxRetried })
    for (const job of retried) record(call, 'retry', job, 'retry')
    wakeAfter(call, queue)
    return { retried: retried.length }
  },
  async cancel(call) {
    const { queue, id } = call.body
    const job = await call.services.jobs.cancel(call.db, queue, id)
    if (!job) refuse(kitFaults.notFound)
    record(call, 'cancel', job, 'cancelled')
    return true
  },
} satisfies HandlersOf<typeof jobEndpoints>

/** Its workers look once the transaction is on disk. */
const wakeAfter = (call: Call, name: string) =>
  call.afterCommit(async () => call.services.jobs.wake({ name }))
