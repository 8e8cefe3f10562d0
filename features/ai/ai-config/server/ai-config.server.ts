import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { aiConfigSpec } from './ai-config.spec.ts'
import { aiConfigHandlers } from './ai-config.handlers.ts'

export const aiConfigServer = {
  handlers: { aiConfig: aiConfigHandlers },
  records: [namedBy(aiConfigSpec)],
} satisfies FeatureServer
