import { namespace } from '#kit/words.ts'
import type { en } from './words/en.ts'

export const assistantWords = namespace<typeof en>('ai-assistant')
