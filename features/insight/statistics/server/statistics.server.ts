import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { aggregateFigures } from './aggregate.ts'
import { statisticsHandlers } from './statistics.handlers.ts'
import { statisticsPersonalData } from './statistics.personalData.ts'

export const statisticsServer = {
  handlers: { statistics: statisticsHandlers },
  jobs: [aggregateFigures],
  personalData: [statisticsPersonalData],
} satisfies FeatureServer
