import type { FeatureServer } from '#kit/server/feature.ts'
import { auditPersonalData } from './audit.personalData.ts'
import { on, recordMoved } from '#kit/server/events.ts'
import { keepDecision } from './keepDecision.ts'

export const auditServer = {
  listens: [on(recordMoved, keepDecision)],
  personalData: [auditPersonalData],
} satisfies FeatureServer
