import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { abilitySpec } from './ability.handlers.ts'

export const abilityServer: FeatureServer = {
  records: [namedBy(abilitySpec)],
}
