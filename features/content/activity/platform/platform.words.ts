import { namespace } from '#kit/words.ts'
import type { en } from './words/en.ts'

export const platformWords = namespace<typeof en>('activity-platform')
