import { namespace } from '#kit/words.ts'
import type { en } from './words/reflection.en.ts'

export const reflectionWords = namespace<typeof en>('learn-reflection')
