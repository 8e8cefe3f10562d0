import type { Feature } from '#kit/contract/feature.ts'
import { speechFaults } from './activity-speech.faults.ts'
import { speechEndpoints } from './speech.contract.ts'
import { speechWords } from './speech.words.ts'

export const activitySpeechFeature = {
  words: [speechWords],
  contracts: { activitySpeech: speechEndpoints },
  faults: [speechFaults],
} satisfies Feature
