import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { courseSpec } from './course.spec.ts'
import { courseHandlers } from './course.handlers.ts'
import { courseAuthHandlers } from './courseAuth.handlers.ts'

export const courseServer = {
  handlers: { course: courseHandlers, courseAuth: courseAuthHandlers },
  records: [namedBy(courseSpec)],
} satisfies FeatureServer
