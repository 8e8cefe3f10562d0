import { randomUUID } from 'node:crypto'
import { byId, nothing, type Made, type SamplesOf } from '#kit/testing/server/sample.ts'
import { makeLearned } from '#features/learning/attempt/server/makeTaughtCourse.ts'
import type { learnerFeature } from '../learner.feature.ts'

const actionBody = ({ id, cardId }: Made) => ({ clientId: randomUUID(), activityId: id, cardId })
const response = { response: { optionIds: ['a'] }, durationMs: 10 }

export const samples = {
  learn: {
    make: makeLearned,
    calls: {
      ask: (made) => ({ body: { ...actionBody(made), text: 'Why?' } }),
      reply: ({ messageId }) => ({ body: { clientId: randomUUID(), replyTo: messageId, text: 'Why?' } }),
      messages: nothing,
      unread: nothing,
      read: ({ messageId }) => ({ body: { ids: [messageId] } }),
      assignments: nothing,
      activities: nothing,
      courses: nothing,
      course: ({ courseId = 0 }) => ({ query: { id: courseId } }),
      activity: byId,
      response: (made) => ({ body: { ...actionBody(made), ...response } }),
      progress: (made) => ({ body: { ...actionBody(made), progress: { viewed: true } } }),
      chat: (made) => ({
        body: { ...actionBody(made), cardId: made['talkCardId'], said: { text: 'Hello' } },
      }),
      helpTurns: ({ id, cardId = 0 }) => ({ query: { activityId: id, cardId } }),
      help: (made) => ({ body: { ...actionBody(made), manner: 'tutor', said: 'Why?' } }),
      helpSpeech: ({ turnId }) => ({ body: { turnId } }),
      assignment: (made) => ({ body: { ...actionBody(made), cardId: made['workCardId'], text: 'My work' } }),
      result: ({ id, cardId = 0 }) => ({ query: { activityId: id, cardId } }),
      position: (made) => ({ body: actionBody(made) }),
    },
  },
} satisfies SamplesOf<typeof learnerFeature.contracts>
