import type { Scene, SamplesOf } from '#kit/testing/server/sample.ts'
import { crud, idBody, ownerOf, silent } from '#kit/testing/server/sample.ts'
import { agent } from '../agent.contract.ts'
import { agentContent, makeAgent } from '../server/makeAgent.ts'
import type { agentFeature } from '../agent.feature.ts'

const newAgent = async (services: Scene['services'], ownerId: number) => ({
  ...(await agentContent(services, ownerId)),
  ...silent,
})

export const samples = {
  agent: {
    make: async (scene) => {
      const { id, status } = await makeAgent(scene.services, {
        creatorId: ownerOf(scene),
        isPublic: scene.standing === 'open',
        ...silent,
      })
      return { id, status }
    },
    calls: {
      ...crud(agent, newAgent),
      common: ({ id }) => ({ body: { id, isPublic: true, revision: 1 } }),
      test: idBody,
      conversation: () => ({ body: { ai_provider: 'gpt', prompt: 'Hello' } }),
    },
  },
} satisfies SamplesOf<typeof agentFeature.contracts>
