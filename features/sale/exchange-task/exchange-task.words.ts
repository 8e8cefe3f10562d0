import { namespace } from '#kit/words.ts'
import type { en } from './words/en.ts'

export const exchangeTaskWords = namespace<typeof en>('exchange-task')
