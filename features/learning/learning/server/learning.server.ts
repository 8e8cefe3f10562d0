import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { provide } from '#kit/call/server/ports.ts'
import { on } from '#kit/call/server/events.ts'
import { learnersOfCourse, runningEnrolments } from '#features/content/course/course.ports.ts'
import { courseSaved } from '#features/content/course/server/course.events.ts'
import { windowChanged } from '#features/content/product/server/product.events.ts'
import { assignmentAnswered } from '#features/learning/assignment/server/assignment.events.ts'
import { codeRedeemed } from '#features/sale/exchange-code/server/exchange-code.events.ts'
import { orderPaid, orderRefunded } from '#features/sale/order/server/order.events.ts'
import { countLearners, readEnrolments } from './enrolments.ts'
import { gradeAnswer, gradeLeftBehind } from './gradeAnswer.ts'
import { renewStudies } from './renewStudies.ts'
import { learnHandlers } from './learn.handlers.ts'
import { progressHandlers } from './progress.handlers.ts'
import { reflectionHandlers } from './reflect.ts'
import { studyHandlers } from './study.handlers.ts'
import { learningPersonalData } from './learning.personalData.ts'
import { endEnrolments, enrolByCode, enrolByOrder } from './enrol.ts'
import { keepGrade } from './keepGrade.ts'
import { renewByWindow, renewLater } from './renewStudies.ts'

export const learningServer = {
  handlers: {
    learn: learnHandlers,
    progress: progressHandlers,
    reflection: reflectionHandlers,
    study: studyHandlers,
  },
  provides: [provide(learnersOfCourse, countLearners), provide(runningEnrolments, readEnrolments)],
  jobs: [gradeAnswer, gradeLeftBehind, renewStudies],
  subscriptions: [
    on(assignmentAnswered, keepGrade),
    on(codeRedeemed, enrolByCode),
    on(courseSaved, renewLater),
    on(orderPaid, enrolByOrder),
    on(orderRefunded, endEnrolments),
    on(windowChanged, renewByWindow),
  ],
  personalData: [learningPersonalData],
} satisfies FeatureServer
