import type { BodyOf, DataOf } from '#kit/contract/endpoint.ts'
import type { AiUsage } from '#kit/ai/server/ai.ts'
import { refuseSensitive, refuseAiError } from '#kit/ai/server/aiRefusal.ts'
import type { Call } from '#kit/call/server/context.ts'
import { phrase } from '#kit/i18n/words.ts'
import { agentWords } from '../agent.words.ts'
import type { agentEndpoints } from '../agent.contract.ts'
import { refuseOthers } from './agent.check.ts'

const maxReplyLength = 2000
const tokenLimit = 200

/** Sends something short to one's own agent: what it answers, what that took, or what is wrong. */
export async function tryAgent(
  call: Call,
  { id, prompt }: BodyOf<typeof agentEndpoints.test>,
): Promise<DataOf<typeof agentEndpoints.test>> {
  await refuseOthers(call, id)
  const text = prompt ?? call.translate(phrase(agentWords, 'test.prompt'))
  await refuseSensitive(call, text)
  const begun = performance.now()
  let usage: AiUsage = { inputTokens: 0, outputTokens: 0 }
  let reply = ''
  const order = { userId: call.actor.id, agentId: id, purpose: 'trial' } as const
  const request = { messages: [{ role: 'user', content: text } as const], maxTokens: tokenLimit }
  try {
    const chunks = call.services.ai.chat(order, { ...request, onUsage: (counted) => (usage = counted) })
    for await (const chunk of chunks) reply += chunk
  } catch (error) {
    refuseAiError(error)
  }
  return { reply: reply.slice(0, maxReplyLength), ...usage, ms: Math.round(performance.now() - begun) }
}
