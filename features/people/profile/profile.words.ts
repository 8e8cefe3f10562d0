import { namespace } from '#kit/words.ts'
import type { en } from './words/en.ts'

export const profileWords = namespace<typeof en>('profile')
