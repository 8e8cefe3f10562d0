import type { Feature } from '#kit/contract/feature.ts'
import { productEndpoints } from './product.contract.ts'
import { productFaults } from './product.faults.ts'
import { productWords } from './product.words.ts'

export const productFeature = {
  words: [productWords],
  contracts: { product: productEndpoints },
  faults: [productFaults],
} satisfies Feature
