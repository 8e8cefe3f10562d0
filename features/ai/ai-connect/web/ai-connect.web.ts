import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { phrase } from '#kit/i18n/words.ts'
import { aiConnectWords } from '../ai-connect.words.ts'
import { voiceConnectWords } from '../voice-connect.words.ts'
import { connectVoicesScreen } from './paths.ts'
import { aiConnectScreens } from './routes.ts'

export const aiConnectWeb: FeatureWeb = {
  words: [aiConnectWords, voiceConnectWords],
  screens: aiConnectScreens,
  commands: [
    {
      says: phrase(voiceConnectWords, 'title'),
      does: connectVoicesScreen.href,
      who: connectVoicesScreen.who,
    },
  ],
}
