import { drawerSearch } from '#kit/web/list/rowPaths.ts'
import { searchOf } from '#kit/web/list/search.ts'
import type { Screens } from '#kit/web/screen.ts'
import { minimaxVoice, ttsVoice } from '../voice.contract.ts'

const voices = searchOf(ttsVoice)
const tones = searchOf(minimaxVoice)

export const voiceScreens = {
  '/configs/minimax': {
    load: () => import('./VoiceLists.tsx').then((file) => file.VoiceToneList),
    search: (raw) => ({ ...tones(raw), ...drawerSearch(raw) }),
  },
  '/configs/tts': {
    load: () => import('./VoiceLists.tsx').then((file) => file.VoiceList),
    search: (raw) => ({ ...voices(raw), ...drawerSearch(raw) }),
  },
} satisfies Screens
