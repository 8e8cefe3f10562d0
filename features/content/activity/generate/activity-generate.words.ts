import { namespace } from '#kit/words.ts'
import type { en } from './words/en.ts'

export const generateWords = namespace<typeof en>('activity-generate')
