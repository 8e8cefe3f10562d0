import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { exampleSchoolWords } from '../example-school.words.ts'

export const exampleSchoolWeb = {
  words: [exampleSchoolWords],
} satisfies FeatureWeb
