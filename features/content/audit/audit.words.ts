import { namespace } from '#kit/words.ts'
import type { en } from './words/en.ts'

export const auditWords = namespace<typeof en>('audit')
