import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { on, recordMoved } from '#kit/call/server/events.ts'
import { auditPersonalData } from './audit.personalData.ts'
import { keepDecision } from './keepDecision.ts'

export const auditServer = {
  subscriptions: [on(recordMoved, keepDecision)],
  personalData: [auditPersonalData],
} satisfies FeatureServer
