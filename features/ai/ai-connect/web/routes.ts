import { phrase } from '#kit/i18n/words.ts'
import type { Screens } from '#kit/feature/web/screen.ts'
import { aiConnectWords } from '../ai-connect.words.ts'
import { voiceConnectWords } from '../voice-connect.words.ts'
import { connectScreen, connectVoicesScreen } from './paths.ts'

export const aiConnectScreens = {
  [connectScreen.href]: {
    route: { title: phrase(aiConnectWords, 'title'), roles: connectScreen.who, order: 15 },
    load: () => import('./ConnectScreen.tsx').then((file) => file.ConnectScreen),
  },
  [connectVoicesScreen.href]: {
    route: {
      title: phrase(voiceConnectWords, 'title'),
      roles: connectVoicesScreen.who,
      under: '/configs/tts',
    },
    load: () => import('./ConnectVoicesScreen.tsx').then((file) => file.ConnectVoicesScreen),
  },
} satisfies Screens
