import type { Feature } from '#kit/contract/feature.ts'
import { courseEndpoints } from './course.contract.ts'
import { courseFaults } from './course.faults.ts'
import { courseAuthEndpoints } from './courseAuth.contract.ts'
import { courseAuthWords } from './courseAuth.words.ts'
import { courseWords } from './course.words.ts'
import { designWords } from './course-design.words.ts'

export const courseFeature = {
  words: [courseAuthWords, courseWords, designWords],
  contracts: { course: courseEndpoints, courseAuth: courseAuthEndpoints },
  faults: [courseFaults],
} satisfies Feature
