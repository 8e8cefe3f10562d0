import type { Feature } from '#kit/feature.ts'
import { courseEndpoints } from './course.contract.ts'
import { courseFaults } from './course.faults.ts'
import { courseAuthEndpoints } from './courseAuth.contract.ts'

export const courseFeature = {
  contracts: { course: courseEndpoints, courseAuth: courseAuthEndpoints },
  faults: [courseFaults],
} satisfies Feature
