import type { Feature } from '#kit/contract/feature.ts'
import { bannerEndpoints } from './banner.contract.ts'
import { bannerFaults } from './banner.faults.ts'
import { bannerWords } from './banner.words.ts'

export const bannerFeature = {
  words: [bannerWords],
  contracts: { banner: bannerEndpoints },
  faults: [bannerFaults],
} satisfies Feature
