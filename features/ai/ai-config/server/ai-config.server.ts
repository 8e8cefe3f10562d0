import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { aiConfigSpec } from './ai-config.spec.ts'

export const aiConfigServer: FeatureServer = {
  records: [namedBy(aiConfigSpec)],
}
