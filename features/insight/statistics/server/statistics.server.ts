import type { FeatureServer } from '#kit/server/feature.ts'
import { foldFigures } from './fold.ts'
import { statisticsHandlers } from './statistics.handlers.ts'

export const statisticsServer = {
  handlers: { statistics: statisticsHandlers },
  jobs: [foldFigures],
} satisfies FeatureServer
