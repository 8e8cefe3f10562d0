import type { Feature } from '#kit/contract/feature.ts'
import { jobEndpoints } from './job.contract.ts'
import { jobWords } from './job.words.ts'

export const jobFeature = {
  words: [jobWords],
  contracts: { job: jobEndpoints },
} satisfies Feature
