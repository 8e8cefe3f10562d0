import { namespace } from '#kit/words.ts'
import type { en } from './words/en.ts'

export const aiConfigWords = namespace<typeof en>('ai-config')
