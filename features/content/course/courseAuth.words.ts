import { namespace } from '#kit/words.ts'
import type { en } from './words/auth.en.ts'

export const courseAuthWords = namespace<typeof en>('course-auth')
