import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { careerSpec } from './career.handlers.ts'
import { careerHandlers } from './career.handlers.ts'

export const careerServer = {
  handlers: { career: careerHandlers },
  records: [namedBy(careerSpec)],
} satisfies FeatureServer
