import { call } from '#kit/http/web/client.ts'
import { readEvents } from '#kit/http/web/eventStream.ts'
import type { PreviewAi } from '#deck/web/play/previewTalk.ts'
import { activityCardEndpoints } from '#features/content/activity/activityCard.contract.ts'

/** Lets who writes cards try those that an AI answers. */
export const previewAi: PreviewAi = {
  converse: ({ card, message, exchanges, answers }, signal) =>
    readEvents(activityCardEndpoints.try, {
      body: { card, said: message, exchanges: [...exchanges], answers: [...answers] },
      signal,
    }),
  grade: async (card, response) =>
    (await call(activityCardEndpoints.tryGrade, { body: { card, response } })).grade,
}
