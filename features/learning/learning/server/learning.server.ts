import type { FeatureServer } from '#kit/server/feature.ts'
import { learnersOfCourse, runningEnrolments } from '#features/content/course/course.ports.ts'
import { provide } from '#kit/server/ports.ts'
import { countLearners, readEnrolments } from './enrolments.ts'
import { gradeAnswer, gradeLeftBehind } from './gradeAnswer.ts'
import { renewStudies } from './renewStudies.ts'
import { learnHandlers } from './learn.handlers.ts'
import { progressHandlers } from './progress.handlers.ts'
import { reflectionHandlers } from './reflect.ts'
import { studyHandlers } from './study.handlers.ts'
import { learningPersonalData } from './learning.personalData.ts'

export const learningServer = {
  handlers: {
    learn: learnHandlers,
    progress: progressHandlers,
    reflection: reflectionHandlers,
    study: studyHandlers,
  },
  provides: [provide(learnersOfCourse, countLearners), provide(runningEnrolments, readEnrolments)],
  jobs: [gradeAnswer, gradeLeftBehind, renewStudies],
  personalData: [learningPersonalData],
} satisfies FeatureServer
