import { namespace } from '#kit/words.ts'
import type { en } from './words/en.ts'

export const userPageWords = namespace<typeof en>('user-page')
