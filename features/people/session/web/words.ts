import { namespace } from '#kit/words.ts'
import type { en } from '../words/en.ts'

export const sessionWords = namespace<typeof en>('session')
