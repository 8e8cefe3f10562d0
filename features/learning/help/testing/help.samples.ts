import type { SamplesOf } from '#kit/testing/server/sample.ts'
import { makeAiConfig } from '#features/ai/ai-config/server/makeAiConfig.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { readCards } from '#features/content/activity/server/record/deck.queries.ts'
import { makeLearning } from '#features/learning/attempt/server/makeLearning.ts'
import type { helpFeature } from '../help.feature.ts'
import { makeHelp } from '../server/makeHelp.ts'

export const samples = {
  help: {
    make: async ({ services, otherId }) => {
      const { id: activityId } = await makeActivity(services, { creatorId: otherId, status: 'public' })
      await makeLearning(services, { userId: otherId, activityId })
      const [, card] = await readCards(services.database.db, activityId)
      const about = { learnerId: otherId, activityId, cardId: card?.id ?? 0 }
      const exchanges = [['Why?', 'Look there again.']] as const
      const { talkId } = await makeHelp(services, { ...about, manner: 'tutor', exchanges })
      const config = await makeAiConfig(services, { creatorId: otherId, kind: 'learner', category: 'tutor' })
      return { id: talkId ?? 0, configId: config.id }
    },
    calls: {
      example: ({ id, configId }) => ({ body: { turnId: id, configId } }),
    },
  },
} satisfies SamplesOf<typeof helpFeature.contracts>
