import { namespace } from '#kit/words.ts'
import type { en } from './words/en.ts'

export const exchangeCodeWords = namespace<typeof en>('exchange-code')
