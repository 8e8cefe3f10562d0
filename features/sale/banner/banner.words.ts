import { namespace } from '#kit/words.ts'
import type { en } from './words/en.ts'

export const bannerWords = namespace<typeof en>('banner')
