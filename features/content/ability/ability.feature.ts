import type { Feature } from '#kit/feature.ts'
import { ability } from './ability.contract.ts'

export const abilityFeature = {
  contracts: { ability: ability.endpoints },
} satisfies Feature
