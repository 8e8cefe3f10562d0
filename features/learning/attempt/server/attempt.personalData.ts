import { eq, getTableColumns } from 'drizzle-orm'
import type { OwnRows, PersonalData } from '#kit/call/server/personalData.ts'
import { because, ownRows, stays } from '#kit/call/server/personalData.ts'
import { activeDayTable } from './progress/activeDay.table.ts'
import { cardProgressTable } from './progress/cardProgress.table.ts'
import { courseProgressTable } from './progress/courseProgress.table.ts'
import { learningTable } from './progress/learning.table.ts'
import { recordRenewalTable } from './course/recordRenewal.table.ts'
import { progressActionTable } from './progress/progressAction.table.ts'
import { reflectionTable } from './progress/reflection.table.ts'
import { responseTable } from './progress/response.table.ts'
import { learningRecordTable } from './progress/learningRecord.table.ts'
import { talkTable } from './progress/talk.table.ts'

/** CARD-redact: what a grade says may hold a solution that is not shown yet. */
const unread = ['grade', 'grader', 'gradedBy', 'gradeTries']

const ownReflections: OwnRows = (db, userId) =>
  db
    .select({ ...getTableColumns(reflectionTable) })
    .from(reflectionTable)
    .innerJoin(learningTable, eq(learningTable.id, reflectionTable.learningId))
    .where(eq(learningTable.userId, userId))

export const attemptPersonalData: PersonalData = {
  fates: [
    stays(activeDayTable, because.answers, 'userId'),
    stays(cardProgressTable, because.answers, 'learnerId', 'progress'),
    stays(courseProgressTable, because.answers, 'userId'),
    stays(learningTable, because.answers, 'scores', 'userId', 'status', 'timeZone'),
    stays(progressActionTable, because.answers, 'clientId', 'learnerId'),
    stays(recordRenewalTable, because.nobody, 'runner'),
    stays(reflectionTable, because.answers, 'clientId', 'text'),
    stays(responseTable, because.answers, 'clientId', 'learnerId', 'response', 'grader', 'grade', 'gradedBy'),
    stays(learningRecordTable, because.answers, 'creatorId', 'scores', 'userId', 'status'),
    stays(talkTable, because.answers, 'clientId', 'learnerId', 'manner', 'said', 'reply'),
  ],
  own: {
    'learning/records': ownRows(learningRecordTable, learningRecordTable.userId),
    'learning/activities': ownRows(learningTable, learningTable.userId),
    'learning/answers': ownRows(responseTable, responseTable.learnerId, unread),
    'learning/reflections': ownReflections,
    'learning/talks': ownRows(talkTable, talkTable.learnerId),
    'learning/progress': ownRows(cardProgressTable, cardProgressTable.learnerId),
  },
}
