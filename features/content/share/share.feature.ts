import type { Feature } from '#kit/contract/feature.ts'
import { activityShareEndpoints, courseShareEndpoints, productShareEndpoints } from './share.contract.ts'
import { shareWords } from './share.words.ts'

export const shareFeature = {
  words: [shareWords],
  contracts: {
    activityShare: activityShareEndpoints,
    courseShare: courseShareEndpoints,
    productShare: productShareEndpoints,
  },
} satisfies Feature
