import type { FeatureServer } from '#kit/server/feature.ts'
import { sweepSessions } from './session.jobs.ts'

export const sessionServer: FeatureServer = {
  jobs: [sweepSessions],
}
