import type { Screens } from '#kit/feature/web/screen.ts'
import { phrase } from '#kit/i18n/words.ts'
import { voiceConnectWords } from '../voice-connect.words.ts'
import { connectVoicesScreen } from './paths.ts'

export const voiceConnectScreens = {
  [connectVoicesScreen.href]: {
    route: {
      title: phrase(voiceConnectWords, 'title'),
      roles: connectVoicesScreen.who,
      under: '/configs/tts',
    },
    load: () => import('./ConnectVoicesScreen.tsx').then((file) => file.ConnectVoicesScreen),
  },
} satisfies Screens
