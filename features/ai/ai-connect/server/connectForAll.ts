import type { Call } from '#kit/call/server/context.ts'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { firstGraphemes } from '#kit/value/graphemes.ts'
import { createAgent } from '#features/ai/agent/server/agent.commands.ts'
import { takeAgentsIntoUse } from '#features/ai/ai-config/server/ai-config.commands.ts'
import type { aiConnectEndpoints } from '../ai-connect.contract.ts'
import { urlOf } from './place.ts'

/** As long as the name of an agent and of a configuration may be. */
const nameMax = 50

/** Makes the agents with this key, of whoever connects them, and the configuration by which everyone uses them. */
export async function connectForAll(
  call: Call,
  { model, pictureModel, apiKey, ...access }: BodyOf<typeof aiConnectEndpoints.use>,
): Promise<number> {
  const agentOf = (assistantId: string) =>
    createAgent(call, {
      ...{ name: firstGraphemes(assistantId, nameMax), avatar: '', note: '', voiceId: null, speed: null },
      ...{ platform: 'openai', baseUrl: urlOf(access), assistantId, apiKey, secret: null },
    })
  const agentId = await agentOf(model)
  const pictureAgentId = pictureModel === '' ? null : await agentOf(pictureModel)
  await takeAgentsIntoUse(call, firstGraphemes(model, nameMax), { agentId, pictureAgentId })
  return agentId
}
