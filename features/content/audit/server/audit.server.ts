import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { countedList } from '#kit/resource/server/countedList.ts'
import { on, recordMoved } from '#kit/call/server/events.ts'
import { auditEndpoints } from '../audit.contract.ts'
import { auditPersonalData } from './audit.personalData.ts'
import { saveDecision } from './saveDecision.ts'
import { countDecisions } from './pageDecisions.ts'

export const auditServer = {
  subscriptions: [on(recordMoved, saveDecision)],
  counts: { decision: countedList({ endpoint: auditEndpoints.page, count: countDecisions }) },
  personalData: [auditPersonalData],
} satisfies FeatureServer
