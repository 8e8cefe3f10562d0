import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { productSpec } from './product.spec.ts'

export const productServer: FeatureServer = {
  records: [namedBy(productSpec)],
}
