import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { abilitySpec } from './ability.handlers.ts'
import { abilityHandlers } from './ability.handlers.ts'

export const abilityServer = {
  handlers: { ability: abilityHandlers },
  records: [namedBy(abilitySpec)],
} satisfies FeatureServer
