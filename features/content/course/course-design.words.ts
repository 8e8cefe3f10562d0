import { namespace } from '#kit/words.ts'
import type { en } from './words/design.en.ts'

/** What a course's form and its preview say beyond the fields. */
export const designWords = namespace<typeof en>('course-design')
