import { viewOf } from '#kit/data/server/viewOf.ts'
import { cardProgressTable } from './progress/cardProgress.table.ts'
import { reflectionTable } from './progress/reflection.table.ts'
import { learningTable } from './progress/learning.table.ts'
import { learningRecordTable } from './progress/learningRecord.table.ts'
import { learningChangeTable } from './progress/learningChange.table.ts'
import { responseTable } from './progress/response.table.ts'
import { talkTable } from './progress/talk.table.ts'

export const learningView = viewOf(learningTable, [
  'activityId',
  'answersForgottenAt',
  'durationMs',
  'finishedAt',
  'id',
  'lastAt',
  'scaled',
  'scores',
  'stars',
  'startedAt',
  'status',
  'timeZone',
  'userId',
  'versionId',
])

export const learningRecordView = viewOf(learningRecordTable, [
  'activityId',
  'courseId',
  'deletedAt',
  'finishedAt',
  'id',
  'productId',
  'status',
  'updatedAt',
  'userId',
])

export const learningChangeView = viewOf(learningChangeTable, ['id', 'learningId'])

export const responseView = viewOf(responseTable, [
  'activityVersionId',
  'at',
  'attempt',
  'cardId',
  'durationMs',
  'grade',
  'gradedBy',
  'id',
  'learnerId',
  'passed',
  'response',
  'scaled',
])

const talkColumns = [
  'activityVersionId',
  'at',
  'cardId',
  'clientId',
  'id',
  'isFallback',
  'learnerId',
  'manner',
  'place',
  'reply',
  'round',
  'said',
] as const

/** The exchanges of talks with the AI of a card, the tutor or the partner. */
export const talkView = viewOf(talkTable, talkColumns)

/** The same, for the exchange that a talk began with. */
export const firstTalkView = viewOf(talkTable, talkColumns, 'first')

export const reflectionView = viewOf(reflectionTable, [
  'abilityId',
  'activityId',
  'at',
  'id',
  'learningId',
  'rating',
  'text',
])

export const cardProgressView = viewOf(cardProgressTable, [
  'activityVersionId',
  'cardId',
  'durationMs',
  'learnerId',
  'progress',
])
