import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { on, recordMoved } from '#kit/call/server/events.ts'
import { assignmentAnswered } from '#features/learning/assignment/server/assignment.events.ts'
import { learnerReplied } from '#features/learning/learning/server/learning.events.ts'
import { messageHandlers } from './message.handlers.ts'
import { messagePersonalData } from './message.personalData.ts'
import { sayReply } from './sayReply.ts'
import { tellAnswered } from './tellAnswered.ts'
import { tellDecision } from './tellDecision.ts'

export const messageServer = {
  handlers: { message: messageHandlers },
  subscriptions: [
    on(assignmentAnswered, tellAnswered),
    on(learnerReplied, async (call, reply) => void (await sayReply(call, { ...reply, fileIds: [] }))),
    on(recordMoved, tellDecision),
  ],
  personalData: [messagePersonalData],
} satisfies FeatureServer
