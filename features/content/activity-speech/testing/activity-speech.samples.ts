import { byId, idBody, ownerOf, type SamplesOf } from '#kit/testing/server/sample.ts'
import { makeVoice } from '#features/ai/voice/server/makeVoice.ts'
import { makeShownActivity } from '#features/content/activity/server/makeShownActivity.ts'
import type { activitySpeechFeature } from '../activity-speech.feature.ts'
import { makeSpeechTask } from '../server/makeSpeechTask.ts'

export const samples = {
  activitySpeech: {
    make: async (scene) => {
      const made = await makeShownActivity(scene)
      const { cardId, id: activityId } = made
      const voice = await makeVoice(scene.services, {})
      const task = { activityId, creatorId: ownerOf(scene), voiceId: voice.id }
      const taskId = await makeSpeechTask(scene.services, [Number(cardId)], task)
      return { ...made, id: taskId, activityId, voiceId: `${voice.id}` }
    },
    calls: {
      plan: ({ activityId }) => ({ body: { activityId } }),
      synthesize: ({ activityId, cardId, voiceId }) => ({
        body: { activityId, cardId, voiceId: Number(voiceId) },
      }),
      batch: ({ activityId, voiceId }) => ({ body: { activityId, voiceId: Number(voiceId) } }),
      progress: byId,
      cancel: idBody,
      retry: idBody,
      silence: ({ activityId = 0, cardId = 0 }) => ({ query: { activityId, cardId } }),
    },
  },
} satisfies SamplesOf<typeof activitySpeechFeature.contracts>
