import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { jobHandlers } from './job.handlers.ts'

export const jobServer = {
  records: [{ resource: 'job' }],
  handlers: { job: jobHandlers },
} satisfies FeatureServer
