import type { Feature } from '#kit/feature.ts'
import { bannerEndpoints } from './banner.contract.ts'
import { bannerFaults } from './banner.faults.ts'

export const bannerFeature = {
  contracts: { banner: bannerEndpoints },
  faults: [bannerFaults],
} satisfies Feature
