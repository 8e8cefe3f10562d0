import { superAdmins } from '#kit/role.ts'
import { phrase } from '#kit/words.ts'
import { drawerSearch } from '#kit/web/list/rowPaths.ts'
import { searchOf } from '#kit/web/list/search.ts'
import type { Screens } from '#kit/web/screen.ts'
import { minimaxWords } from '../minimax.words.ts'
import { voiceWords } from '../voice.words.ts'
import { minimaxVoice, ttsVoice } from '../voice.contract.ts'

const voices = searchOf(ttsVoice)
const tones = searchOf(minimaxVoice)

export const voiceScreens = {
  '/configs/minimax': {
    route: { title: phrase(minimaxWords, 'title'), roles: superAdmins, order: 60 },
    load: () => import('./VoiceLists.tsx').then((file) => file.VoiceToneList),
    search: (raw) => ({ ...tones(raw), ...drawerSearch(raw) }),
  },
  '/configs/tts': {
    route: { title: phrase(voiceWords, 'title'), roles: superAdmins, order: 50 },
    load: () => import('./VoiceLists.tsx').then((file) => file.VoiceList),
    search: (raw) => ({ ...voices(raw), ...drawerSearch(raw) }),
  },
} satisfies Screens
