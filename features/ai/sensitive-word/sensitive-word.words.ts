import { namespace } from '#kit/words.ts'
import type { en } from './words/en.ts'

export const sensitiveWordWords = namespace<typeof en>('sensitive-word')
