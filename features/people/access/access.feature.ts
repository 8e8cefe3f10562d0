import type { Feature } from '#kit/contract/feature.ts'
import { accessEndpoints } from './access.contract.ts'
import { accessWords } from './access.words.ts'

export const accessFeature = {
  words: [accessWords],
  contracts: { access: accessEndpoints },
} satisfies Feature
