import type { FeatureServer } from '#kit/server/feature.ts'
import { sweepSessions } from './session.jobs.ts'
import { sessionHandlers } from './session.handlers.ts'

export const sessionServer = {
  handlers: { session: sessionHandlers },
  jobs: [sweepSessions],
} satisfies FeatureServer
