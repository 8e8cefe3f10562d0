import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { exampleSchoolPersonalData } from './example-school.personalData.ts'

/** Its handlers and its work are made of what the app knows of all features. */
export const exampleSchoolServer = {
  records: [{ resource: 'example-school' }],
  personalData: [exampleSchoolPersonalData],
} satisfies FeatureServer
