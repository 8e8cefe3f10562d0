import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { foldFigures } from './fold.ts'
import { statisticsHandlers } from './statistics.handlers.ts'
import { statisticsPersonalData } from './statistics.personalData.ts'

export const statisticsServer = {
  handlers: { statistics: statisticsHandlers },
  jobs: [foldFigures],
  personalData: [statisticsPersonalData],
} satisfies FeatureServer
