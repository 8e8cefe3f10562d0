import type { Feature } from '#kit/contract/feature.ts'
import { tag } from './tag.contract.ts'
import { tagWords } from './tag.words.ts'

export const tagFeature = {
  words: [tagWords],
  contracts: { tag: tag.endpoints },
} satisfies Feature
