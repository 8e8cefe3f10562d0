import type { FeatureServer } from '#kit/server/feature.ts'
import { gradeAnswer, gradeLeftBehind } from './gradeAnswer.ts'
import { renewStudies } from './renewStudies.ts'

export const learningServer: FeatureServer = {
  jobs: [gradeAnswer, gradeLeftBehind, renewStudies],
}
