import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { countedList, countedRecords } from '#kit/resource/server/countedList.ts'
import { provide } from '#kit/call/server/ports.ts'
import { on, recordMoved } from '#kit/call/server/events.ts'
import { runningEnrolments } from '#features/content/course/course.ports.ts'
import { courseSaved } from '#features/content/course/server/course.events.ts'
import { windowChanged } from '#features/content/product/server/product.events.ts'
import { enrolmentsEnded, learnerEnrolled } from '#features/learning/enrolment/server/enrolment.events.ts'
import { readEnrolments } from './course/runningEnrolments.ts'
import { gradeAnswer, gradeLeftBehind } from './action/gradeAnswer.ts'
import { renewAwaited } from './action/renewAwaited.ts'
import { attemptHandlers } from './attempt.handlers.ts'
import { progressEndpoints } from '../progress.contract.ts'
import { countProgress, progressHandlers } from './records/progress.handlers.ts'
import { learningRecordSpec } from './records/learningRecord.crud.ts'
import { reflectionHandlers } from './reflect.ts'
import { learningRecordHandlers } from './records/learningRecord.handlers.ts'
import { attemptPersonalData } from './attempt.personalData.ts'
import {
  renewByActivity,
  renewByWindow,
  renewLater,
  renewLeftBehind,
  renewRecords,
} from './course/renewRecords.ts'
import { endRecords, writeEnrolled } from './course/recordRows.ts'
import { retainedAnswers } from './answers.retention.ts'
import { retainedReports } from './progress/progressAction.retention.ts'

export const attemptServer = {
  handlers: {
    learn: attemptHandlers,
    progress: progressHandlers,
    reflection: reflectionHandlers,
    study: learningRecordHandlers,
  },
  provides: [provide(runningEnrolments, readEnrolments)],
  jobs: [gradeAnswer, gradeLeftBehind, renewAwaited, renewLeftBehind, renewRecords],
  subscriptions: [
    on(courseSaved, renewLater),
    on(enrolmentsEnded, ({ db }, { enrolmentIds }) => endRecords(db, enrolmentIds)),
    on(learnerEnrolled, ({ db, now }, { enrolment }) => writeEnrolled(db, enrolment, now)),
    on(recordMoved, renewByActivity),
    on(windowChanged, renewByWindow),
  ],
  counts: {
    progress: countedList({ endpoint: progressEndpoints.page, count: countProgress }),
    study: countedRecords(learningRecordSpec),
  },
  personalData: [attemptPersonalData],
  retains: [retainedAnswers, retainedReports],
} satisfies FeatureServer
