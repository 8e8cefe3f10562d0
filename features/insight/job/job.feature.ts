import type { Feature } from '#kit/contract/feature.ts'
import { jobEndpoints } from './job.contract.ts'
import { jobQueueWords } from './job.queue.words.ts'
import { jobWords } from './job.words.ts'

export const jobFeature = {
  words: [jobWords],
  screenWords: [jobQueueWords],
  contracts: { job: jobEndpoints },
} satisfies Feature
