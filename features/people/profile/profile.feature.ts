import type { Feature } from '#kit/feature.ts'
import { profileEndpoints } from './profile.contract.ts'

export const profileFeature = {
  contracts: { profile: profileEndpoints },
} satisfies Feature
