import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { userPageSpec } from './user-page.spec.ts'

export const userPageServer: FeatureServer = {
  records: [namedBy(userPageSpec)],
}
