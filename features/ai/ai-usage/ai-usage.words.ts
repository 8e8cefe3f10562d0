import { namespace } from '#kit/words.ts'
import type { en } from './words/en.ts'

export const aiUsageWords = namespace<typeof en>('ai-usage')
