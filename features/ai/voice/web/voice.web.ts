import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { phrase } from '#kit/i18n/words.ts'
import { minimaxVoice, ttsVoice, voiceEndpoints } from '../voice.contract.ts'
import { minimaxWords } from '../minimax.words.ts'
import { voiceWords } from '../voice.words.ts'
import { voiceScreens } from './routes.ts'

export const voiceWeb: FeatureWeb = {
  words: [minimaxWords, voiceWords],
  screens: voiceScreens,
  commands: [
    {
      says: phrase(minimaxWords, 'new'),
      does: '/configs/minimax?edit=new',
      who: minimaxVoice.endpoints.create.who,
    },
    { says: phrase(voiceWords, 'new'), does: '/configs/tts?edit=new', who: ttsVoice.endpoints.create.who },
  ],
  pickers: {
    voice: { options: voiceEndpoints.options },
  },
  records: {
    'minimax-voice': { fields: minimaxVoice.fields, view: '/configs/minimax?edit=' },
    'tts-voice': { fields: ttsVoice.fields, view: '/configs/tts?edit=' },
  },
}
