import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { operationLogWords } from '../operation-log.words.ts'
import { operationLogScreens } from './routes.ts'

export const operationLogWeb: FeatureWeb = {
  words: [operationLogWords],
  screens: operationLogScreens,
  records: { installation: {} },
}
