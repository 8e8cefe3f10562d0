import { byId, empty, nothing, ownerOf, type SamplesOf } from '#kit/testing/server/sample.ts'
import type { messageFeature } from '../message.feature.ts'
import { makeMessage } from '../server/makeMessage.ts'

export const samples = {
  message: {
    make: async (scene) => {
      const { services, relation, actorId, otherId } = scene
      const to = relation === 'named' ? [actorId] : [otherId]
      const { id } = await makeMessage(services, { senderId: ownerOf(scene), to })
      return { id }
    },
    calls: {
      page: empty,
      counts: empty,
      unreadCount: nothing,
      thread: byId,
      updateRead: ({ id }) => ({ body: { ids: [id] } }),
      readAll: empty,
      create: ({ id }) => ({ body: { parentId: id, content: 'Because' } }),
    },
  },
} satisfies SamplesOf<typeof messageFeature.contracts>
