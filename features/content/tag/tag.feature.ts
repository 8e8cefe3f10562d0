import type { Feature } from '#kit/feature.ts'
import { tag } from './tag.contract.ts'

export const tagFeature = {
  contracts: { tag: tag.endpoints },
} satisfies Feature
