import type { FeatureWeb } from '#kit/web/feature.ts'
import { minimaxVoice, ttsVoice, voiceEndpoints } from '../voice.contract.ts'
import { voiceScreens } from './routes.ts'

export const voiceWeb: FeatureWeb = {
  screens: voiceScreens,
  pickers: {
    voice: { options: voiceEndpoints.options },
  },
  records: {
    'minimax-voice': { fields: minimaxVoice.fields, view: '/configs/minimax?edit=' },
    'tts-voice': { fields: ttsVoice.fields, view: '/configs/tts?edit=' },
  },
}
