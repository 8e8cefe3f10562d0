import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { minimaxVoice, ttsVoice, voiceEndpoints } from '../voice.contract.ts'
import { minimaxWords } from '../minimax.words.ts'
import { voiceWords } from '../voice.words.ts'
import { voiceScreens } from './routes.ts'

export const voiceWeb: FeatureWeb = {
  words: [minimaxWords, voiceWords],
  screens: voiceScreens,
  pickers: {
    voice: { options: voiceEndpoints.options },
  },
  records: {
    'minimax-voice': { fields: minimaxVoice.fields, view: '/configs/minimax?edit=' },
    'tts-voice': { fields: ttsVoice.fields, view: '/configs/tts?edit=' },
  },
}
