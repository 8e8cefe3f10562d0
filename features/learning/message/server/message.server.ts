import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { countedList } from '#kit/resource/server/countedList.ts'
import { on, recordMoved } from '#kit/call/server/events.ts'
import { factorsChanged } from '#features/people/second-factor/server/second-factor.events.ts'
import { newDevice, triesUsedUp } from '#features/people/session/server/session.events.ts'
import { assignmentAnswered } from '#features/learning/assignment/server/assignment.events.ts'
import { answersForgotten, talkAnswered } from '#features/learning/attempt/server/attempt.events.ts'
import { messageEndpoints } from '../message.contract.ts'
import { countUnreadOf } from './markRead.ts'
import { saveTalkMessage } from './saveTalkMessage.ts'
import { learnerMessageHandlers } from './learnerMessages.handlers.ts'
import { messageHandlers } from './message.handlers.ts'
import { messagePersonalData } from './message.personalData.ts'
import { forgetTalks, retainedMessages, retainedNotices } from './message.retention.ts'
import { notifyAnswered } from './notifyAnswered.ts'
import { notifyDecision } from './notifyDecision.ts'
import { notifyFactors, notifyNewDevice, notifyTries } from './notifyOwner.ts'

export const messageServer = {
  handlers: { learn: learnerMessageHandlers, message: messageHandlers },
  subscriptions: [
    on(answersForgotten, forgetTalks),
    on(assignmentAnswered, notifyAnswered),
    on(factorsChanged, notifyFactors),
    on(newDevice, notifyNewDevice),
    on(triesUsedUp, notifyTries),
    on(recordMoved, notifyDecision),
    on(talkAnswered, ({ db }, answered) => saveTalkMessage(db, answered)),
  ],
  counts: { message: countedList({ endpoint: messageEndpoints.page, count: countUnreadOf }) },
  personalData: [messagePersonalData],
  retains: [retainedNotices, retainedMessages],
} satisfies FeatureServer
