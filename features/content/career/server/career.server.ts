import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { careerSpec } from './career.handlers.ts'

export const careerServer: FeatureServer = {
  records: [namedBy(careerSpec)],
}
