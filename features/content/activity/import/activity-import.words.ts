import { namespace } from '#kit/words.ts'
import type { en } from './words/en.ts'

export const importWords = namespace<typeof en>('activity-import')
