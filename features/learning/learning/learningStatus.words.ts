import { namespace } from '#kit/words.ts'
import type { en } from './words/status.en.ts'

export const learningStatusWords = namespace<typeof en>('learning-status')
