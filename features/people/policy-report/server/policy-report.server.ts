import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { blockedMetric } from './blocked.ts'
import { policyReportHandlers } from './policy-report.handlers.ts'

export const policyReportServer = {
  handlers: { policyReport: policyReportHandlers },
  metrics: [blockedMetric],
} satisfies FeatureServer
