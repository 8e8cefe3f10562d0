import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { phrase } from '#kit/i18n/words.ts'
import { voiceConnectWords } from '../voice-connect.words.ts'
import { connectVoicesScreen } from './paths.ts'
import { voiceConnectScreens } from './routes.ts'

export const voiceConnectWeb: FeatureWeb = {
  words: [voiceConnectWords],
  screens: voiceConnectScreens,
  commands: [
    {
      says: phrase(voiceConnectWords, 'title'),
      does: connectVoicesScreen.href,
      who: connectVoicesScreen.who,
    },
  ],
}
