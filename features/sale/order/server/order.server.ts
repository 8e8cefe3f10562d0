import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { orderSpec } from './order.spec.ts'

export const orderServer: FeatureServer = {
  records: [namedBy(orderSpec)],
}
