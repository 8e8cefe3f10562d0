import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { productSpec } from './product.spec.ts'
import { productHandlers } from './product.handlers.ts'

export const productServer = {
  handlers: { product: productHandlers },
  records: [namedBy(productSpec)],
} satisfies FeatureServer
