import { namespace } from '#kit/words.ts'
import type { en } from './words/account.en.ts'

export const accountWords = namespace<typeof en>('account')
