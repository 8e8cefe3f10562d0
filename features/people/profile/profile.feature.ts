import type { Feature } from '#kit/contract/feature.ts'
import { profileEndpoints } from './profile.contract.ts'
import { profileWords } from './profile.words.ts'

export const profileFeature = {
  words: [profileWords],
  contracts: { profile: profileEndpoints },
} satisfies Feature
