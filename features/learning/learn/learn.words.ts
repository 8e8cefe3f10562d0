import { namespace } from '#kit/words.ts'
import type { en } from './words/en.ts'

export const learnWords = namespace<typeof en>('learn')
