import type { FeatureWeb } from '#kit/web/feature.ts'
import { operationLogScreens } from './routes.ts'
import { operationLogWords } from '../operation-log.words.ts'

export const operationLogWeb: FeatureWeb = {
  words: [operationLogWords],
  screens: operationLogScreens,
  records: { installation: {} },
}
