import type { FeatureServer } from '#kit/server/feature.ts'
import { gradeAnswer, gradeLeftBehind } from './gradeAnswer.ts'
import { renewStudies } from './renewStudies.ts'
import { learnHandlers } from './learn.handlers.ts'
import { progressHandlers } from './progress.handlers.ts'
import { reflectionHandlers } from './reflect.ts'
import { studyHandlers } from './study.handlers.ts'

export const learningServer = {
  handlers: {
    learn: learnHandlers,
    progress: progressHandlers,
    reflection: reflectionHandlers,
    study: studyHandlers,
  },
  jobs: [gradeAnswer, gradeLeftBehind, renewStudies],
} satisfies FeatureServer
