import type { Feature } from '#kit/feature.ts'
import { voiceFaults } from './tts-voice.faults.ts'
import { minimaxVoice, ttsVoice, voiceEndpoints } from './voice.contract.ts'

export const voiceFeature = {
  contracts: { minimaxVoice: minimaxVoice.endpoints, ttsVoice: ttsVoice.endpoints, voice: voiceEndpoints },
  faults: [voiceFaults],
} satisfies Feature
