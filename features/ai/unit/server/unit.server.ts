import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { unitSpec } from './unit.spec.ts'
import { unitHandlers } from './unit.handlers.ts'

export const unitServer = {
  handlers: { unit: unitHandlers },
  records: [namedBy(unitSpec)],
} satisfies FeatureServer
