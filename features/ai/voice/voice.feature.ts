import type { Feature } from '#kit/contract/feature.ts'
import { voiceFaults } from './tts-voice.faults.ts'
import { minimaxVoice, ttsVoice, voiceEndpoints } from './voice.contract.ts'
import { minimaxWords } from './minimax.words.ts'
import { voiceWords } from './voice.words.ts'

export const voiceFeature = {
  words: [minimaxWords, voiceWords],
  contracts: { minimaxVoice: minimaxVoice.endpoints, ttsVoice: ttsVoice.endpoints, voice: voiceEndpoints },
  faults: [voiceFaults],
} satisfies Feature
