import { namespace } from '#kit/words.ts'
import type { en } from './words/en.ts'

export const voiceWords = namespace<typeof en>('tts-voice')
