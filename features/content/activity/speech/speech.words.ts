import { namespace } from '#kit/words.ts'
import type { en } from './words/en.ts'

export const speechWords = namespace<typeof en>('activity-speech')
