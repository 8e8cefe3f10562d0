import {
  crud,
  idBody,
  ownerOf,
  silent,
  type FormSamples,
  type SamplesOf,
  type Scene,
} from '#kit/testing/server/sample.ts'
import { agent } from '../agent.contract.ts'
import type { agentFeature } from '../agent.feature.ts'
import { agentContent, makeAgent } from '../server/makeAgent.ts'

const newAgent = async (services: Scene['services'], ownerId: number) => ({
  ...(await agentContent(services, ownerId)),
  ...silent,
})

export const forms = {
  agent: { resource: agent, demanded: ['baseUrl'], content: agentContent },
} satisfies FormSamples

export const samples = {
  agent: {
    make: async (scene) => {
      const { id, status } = await makeAgent(scene.services, {
        creatorId: ownerOf(scene),
        isPublic: scene.relation === 'open',
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
