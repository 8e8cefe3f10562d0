import type { FeatureServer } from '#kit/server/feature.ts'
import { auditPersonalData } from './audit.personalData.ts'

export const auditServer = {
  personalData: [auditPersonalData],
} satisfies FeatureServer
