import { superAdmins } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import { drawerSearchOf } from '#kit/list/web/search/search.ts'
import type { Screens } from '#kit/feature/web/screen.ts'
import { minimaxWords } from '../minimax.words.ts'
import { voiceWords } from '../voice.words.ts'
import { minimaxVoice, ttsVoice } from '../voice.contract.ts'

export const voiceScreens = {
  '/configs/minimax': {
    route: { title: phrase(minimaxWords, 'title'), roles: superAdmins, order: 60 },
    load: () => import('./VoiceLists.tsx').then((file) => file.VoiceToneList),
    search: drawerSearchOf(minimaxVoice),
  },
  '/configs/tts': {
    route: { title: phrase(voiceWords, 'title'), roles: superAdmins, order: 50 },
    load: () => import('./VoiceLists.tsx').then((file) => file.VoiceList),
    search: drawerSearchOf(ttsVoice),
  },
} satisfies Screens
