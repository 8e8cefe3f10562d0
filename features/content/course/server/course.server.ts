import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { courseSpec } from './course.spec.ts'

export const courseServer: FeatureServer = {
  records: [namedBy(courseSpec)],
}
