import { AiError } from '#kit/ai/server/ai.ts'
import { refuseAiError } from '#kit/ai/server/aiRefusal.ts'
import { chatOf } from '#kit/ai/server/providers/adapters.ts'
import { listModels } from '#kit/ai/server/providers/openAiModels.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { BodyOf, DataOf } from '#kit/contract/endpoint.ts'
import { phrase } from '#kit/i18n/words.ts'
import { agentWords } from '#features/ai/agent/agent.words.ts'
import type { aiConnectEndpoints } from '../ai-connect.contract.ts'
import { placeOf, refusePlace, type Access } from './place.ts'

const maxReplyLength = 2000
/** Models that think first take most of it for that. */
const tokenLimit = 1000

/** The models that the key opens, as the provider names them. */
export async function readModels(call: Call, access: Access): Promise<string[]> {
  await refusePlace(call, access)
  try {
    return [...(await listModels(placeOf(call, access)))]
  } catch (error) {
    return refuseAiError(error)
  }
}

/**
 * Greets the model with the key as it was entered. Nothing is stored of it and nobody is billed here: there is no agent yet, and the
 * key is its reader's own (decision 042).
 */
export async function readReply(
  call: Call,
  { model, ...access }: BodyOf<typeof aiConnectEndpoints.test>,
): Promise<DataOf<typeof aiConnectEndpoints.test>> {
  await refusePlace(call, access)
  const content = call.translate(phrase(agentWords, 'test.prompt'))
  const ai = chatOf({ platform: 'openai', assistantId: model, ...placeOf(call, access) })
  const begun = performance.now()
  let reply = ''
  try {
    for await (const chunk of ai.chat({ messages: [{ role: 'user', content }], maxTokens: tokenLimit }))
      reply += chunk
    if (reply.trim() === '') throw new AiError('broken')
  } catch (error) {
    return refuseAiError(error)
  }
  return {
    reply: reply.replaceAll('\0', '').slice(0, maxReplyLength).toWellFormed(),
    ms: Math.round(performance.now() - begun),
  }
}
