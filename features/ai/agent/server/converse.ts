import { randomUUID } from 'node:crypto'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { Fault, faultPhrase, kitFaults } from '#kit/contract/fault.ts'
import type { AiUsage } from '#kit/ai/server/ai.ts'
import type { AiOrder } from '#kit/ai/server/aiService.ts'
import { refuseSensitive, refuseAiError } from '#kit/ai/server/aiRefusal.ts'
import type { Call, FileAnswer } from '#kit/call/server/context.ts'
import { eventStream } from '#kit/http/server/eventStream.ts'
import type { AiMessage } from '#kit/ai/talk.ts'
import type { Completion, ConversationEvent } from '../conversation.contract.ts'
import type { conversation } from '../conversation.contract.ts'
import { contextText } from '../conversation.screen.ts'
import { assistantPersona, type Persona } from '../agent.ports.ts'

type Body = BodyOf<typeof conversation>

const tokenLimit = 4000

/** Other programs bring their own instructions. */
const noPersona: Persona = { system: [], freedom: {}, answerer: { agentId: null } }

/** A database and a browser store neither of these. */
const clean = (chunk: string): string => chunk.replaceAll('\0', '').toWellFormed()

function completionOf(content: string, usage: AiUsage, body: Body, now: number): Completion {
  const { inputTokens, outputTokens } = usage
  return {
    id: `chatcmpl-${randomUUID()}`,
    object: 'chat.completion',
    created: Math.floor(now / 1000),
    // Which model is behind an agent is its owner's affair.
    model: body.ai_provider,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: {
      prompt_tokens: inputTokens,
      completion_tokens: outputTokens,
      total_tokens: inputTokens + outputTokens,
    },
  }
}

interface ConversationRequest {
  readonly body: Body
  readonly persona: Persona
}

/** Chunks as they come, then the whole. */
async function* answers(
  call: Call,
  { body, persona }: ConversationRequest,
  signal?: AbortSignal,
): AsyncGenerator<ConversationEvent> {
  const { agentId = null, purpose = 'conversation', messages = [], open, prompt } = body
  const answerer = agentId === null ? persona.answerer : { agentId }
  const order: AiOrder = { userId: call.actor.id, purpose, ...answerer }
  const seen: AiMessage[] = open ? [{ role: 'system', content: contextText(open) }] : []
  const all: AiMessage[] = [...persona.system, ...seen, ...messages, { role: 'user', content: prompt }]
  let usage: AiUsage = { inputTokens: 0, outputTokens: 0 }
  let content = ''
  const onUsage = (counted: AiUsage) => void (usage = counted)
  const request = { messages: all, maxTokens: tokenLimit, ...persona.freedom, onUsage }
  for await (const received of call.services.ai.chat(order, { ...request, ...(signal && { signal }) })) {
    const chunk = clean(received)
    content += chunk
    yield { piece: chunk }
  }
  if (!signal?.aborted) yield { completion: completionOf(content, usage, body, call.now) }
}

/** The same, with its refusal as the last event: the answer has begun when the refusal comes. */
async function* events(
  call: Call,
  request: ConversationRequest,
  signal: AbortSignal,
): AsyncGenerator<ConversationEvent> {
  try {
    yield* answers(call, request, signal)
  } catch (error) {
    yield refusalOf(call, error)
  }
}

function refusalOf(call: Call, error: unknown): ConversationEvent {
  try {
    return refuseAiError(error)
  } catch (refusal) {
    const fault = refusal instanceof Fault ? refusal : new Fault(kitFaults.unavailable)
    if (fault !== refusal) call.services.log.error({ err: refusal }, 'a conversation broke off')
    return { failed: true, code: fault.row.code, message: call.translate(faultPhrase(fault)) }
  }
}

/** I4: calls an AI for other programs and for the assistant; the answer comes whole, or chunk by chunk. */
export async function converse(call: Call, body: Body): Promise<Completion | FileAnswer> {
  const open = body.open ? [contextText(body.open)] : []
  const all = [...open, ...(body.messages ?? []).map(({ content }) => content), body.prompt]
  await refuseSensitive(call, all.join('\n'))
  // Before the answer begins: the stream uses no connection to the database.
  const persona =
    body.purpose === 'assistant' ? await call.services.callPort(call, assistantPersona, undefined) : noPersona
  const request = { body, persona }
  if (body.stream ?? call.wantsEvents) return eventStream((signal) => events(call, request, signal))
  try {
    for await (const event of answers(call, request)) if ('completion' in event) return event.completion
  } catch (error) {
    return refuseAiError(error)
  }
  throw new Error('an answer ends with its completion')
}
