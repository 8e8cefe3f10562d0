import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { jobWords } from '../job.words.ts'
import { jobScreens } from './routes.ts'

export const jobWeb: FeatureWeb = {
  words: [jobWords],
  screens: jobScreens,
  records: { job: {} },
}
