import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { userSpec } from './user.spec.ts'

export const userServer: FeatureServer = {
  records: [namedBy(userSpec)],
}
