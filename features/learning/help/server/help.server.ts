import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { helpHandlers } from './help.handlers.ts'
import { helpPersonalData } from './help.personalData.ts'

export const helpServer = {
  handlers: { learn: helpHandlers },
  personalData: [helpPersonalData],
} satisfies FeatureServer
