import type { Feature } from '#kit/contract/feature.ts'
import { courseEndpoints } from './course.contract.ts'
import { courseFaults } from './course.faults.ts'
import { courseWords } from './course.words.ts'
import { designWords } from './course-design.words.ts'

export const courseFeature = {
  words: [courseWords, designWords],
  contracts: { course: courseEndpoints },
  faults: [courseFaults],
} satisfies Feature
