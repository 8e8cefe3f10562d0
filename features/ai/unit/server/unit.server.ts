import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { unitSpec } from './unit.spec.ts'

export const unitServer: FeatureServer = {
  records: [namedBy(unitSpec)],
}
