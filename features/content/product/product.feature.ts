import type { Feature } from '#kit/feature.ts'
import { productEndpoints } from './product.contract.ts'
import { productFaults } from './product.faults.ts'

export const productFeature = {
  contracts: { product: productEndpoints },
  faults: [productFaults],
} satisfies Feature
