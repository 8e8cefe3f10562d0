import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { tagSpec } from './tag.handlers.ts'

export const tagServer: FeatureServer = {
  records: [namedBy(tagSpec)],
}
