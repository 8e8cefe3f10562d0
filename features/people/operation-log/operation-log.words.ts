import { namespace } from '#kit/words.ts'
import type { en } from './words/en.ts'

export const operationLogWords = namespace<typeof en>('operation-log')
