import type { Feature } from '#kit/contract/feature.ts'
import { overviewEndpoints } from './overview.contract.ts'
import { overviewWords } from './overview.words.ts'

const { ability, activity, career, course, product } = overviewEndpoints

export const overviewFeature = {
  words: [overviewWords],
  contracts: {
    abilityOverview: { get: ability },
    activityOverview: { get: activity },
    careerOverview: { get: career },
    courseOverview: { get: course },
    productOverview: { get: product },
  },
} satisfies Feature
