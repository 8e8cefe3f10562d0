import { makeQueuedJob } from '#kit/jobs/server/makeQueuedJob.ts'
import { nothing, type SamplesOf } from '#kit/testing/server/sample.ts'
import type { jobFeature } from '../job.feature.ts'

const queue = 'sweepSessions'

export const samples = {
  /** Nobody's own: one job that has failed, and one that waits. */
  job: {
    make: async ({ services }) => ({
      id: 0,
      failed: await makeQueuedJob(services, { queue, state: 'failed' }),
      waiting: await makeQueuedJob(services, { queue, state: 'created' }),
    }),
    calls: {
      queues: nothing,
      queued: () => ({ body: { kind: 'failed' } }),
      retry: ({ failed }) => ({ body: { queue, id: failed } }),
      retryAll: () => ({ body: { queue } }),
      cancel: ({ waiting }) => ({ body: { queue, id: waiting } }),
    },
  },
} satisfies SamplesOf<typeof jobFeature.contracts>
