import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { sweepSessions } from './session.jobs.ts'
import { sessionHandlers } from './session.handlers.ts'
import { sessionPersonalData } from './session.personalData.ts'

export const sessionServer = {
  handlers: { session: sessionHandlers },
  jobs: [sweepSessions],
  personalData: [sessionPersonalData],
} satisfies FeatureServer
