import type { Feature } from '#kit/contract/feature.ts'
import { generateFaults } from './activity-generate.faults.ts'
import { generateWords } from './activity-generate.words.ts'
import { generateEndpoints } from './generate.contract.ts'
import { translateEndpoints } from './translate.contract.ts'

export const activityGenerateFeature = {
  words: [generateWords],
  contracts: { activityGenerate: generateEndpoints, activityTranslate: translateEndpoints },
  faults: [generateFaults],
} satisfies Feature
