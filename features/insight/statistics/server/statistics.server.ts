import type { FeatureServer } from '#kit/server/feature.ts'
import { foldFigures } from './fold.ts'

export const statisticsServer: FeatureServer = {
  jobs: [foldFigures],
}
