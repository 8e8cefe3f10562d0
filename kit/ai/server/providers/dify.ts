import * as z from 'zod/mini'
import type { Ai } from '../ai.ts'
import { jsonIn } from '../postJson.ts'
import type { Provider } from '../provider.ts'
import { eventAi, type EventProtocol, type ProviderEvent } from './eventProtocol.ts'
import { joinMessages } from './joinMessages.ts'

/** An application of Dify, its cloud's or anybody's: `chat-messages`. The key names the application. */
export const dify = (provider: Provider): Ai => eventAi(provider, protocol)

const protocol: EventProtocol = {
  path: '/chat-messages',
  statusOfCode: { provider_quota_exceeded: 402, rate_limit_error: 429, too_many_requests: 429 },
  bodyOf: ({ messages }) => ({
    inputs: {},
    query: joinMessages(messages),
    response_mode: 'streaming',
    user: 'lectern',
    // Naming the conversation would be a second call to a model.
    auto_generate_name: false,
  }),
  read: ({ event, data }) => (event === 'ping' ? {} : parseEvent(data)),
}

const count = z.optional(z.nullable(z.number()))
const eventSchema = z.object({
  event: z.string(),
  answer: z.optional(z.nullable(z.string())),
  metadata: z.optional(
    z.nullable(
      z.object({
        usage: z.optional(z.nullable(z.object({ prompt_tokens: count, completion_tokens: count }))),
      }),
    ),
  ),
  status: z.optional(z.unknown()),
  code: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  message: z.optional(z.nullable(z.string())),
})

function parseEvent(data: string): ProviderEvent | undefined {
  const event = eventSchema.safeParse(jsonIn(data)).data
  switch (event?.event) {
    case undefined:
      return undefined
    case 'message':
    case 'agent_message':
      return { text: event.answer ?? '' }
    case 'message_end':
      return { end: 'over', usage: usageOf(event.metadata?.usage) }
    // A moderator has taken back what was said.
    case 'message_replace':
      return { failed: { code: 'message_replace', message: 'the answer was taken back', status: 400 } }
    case 'error':
      return {
        failed: {
          code: String(event.code ?? ''),
          message: event.message ?? '',
          ...(typeof event.status === 'number' && { status: event.status }),
        },
      }
    default:
      return {}
  }
}

const usageOf = (
  usage:
    | { prompt_tokens?: number | null | undefined; completion_tokens?: number | null | undefined }
    | null
    | undefined,
): ProviderEvent['usage'] =>
  usage
    ? { inputTokens: usage.prompt_tokens ?? NaN, outputTokens: usage.completion_tokens ?? NaN }
    : undefined
