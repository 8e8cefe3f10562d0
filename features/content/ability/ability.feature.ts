import type { Feature } from '#kit/contract/feature.ts'
import { ability } from './ability.contract.ts'
import { abilityWords } from './ability.words.ts'

export const abilityFeature = {
  words: [abilityWords],
  contracts: { ability: ability.endpoints },
} satisfies Feature
