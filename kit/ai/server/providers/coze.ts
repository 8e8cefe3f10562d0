import * as z from 'zod/mini'
import type { AiMessage } from '../../talk.ts'
import type { Ai } from '../ai.ts'
import { jsonIn, messageIn } from '../postJson.ts'
import type { Provider } from '../provider.ts'
import { eventAi, type EventProtocol, type ProviderEvent } from './eventProtocol.ts'

export interface CozeProvider extends Provider {
  readonly botId: string
}

/** A bot of Coze: `chat`, version 3. */
export const coze = (provider: CozeProvider): Ai => eventAi(provider, protocolOf(provider))

/** Coze refuses more. */
const maxMessages = 100

const protocolOf = ({ botId }: CozeProvider): EventProtocol => ({
  path: '/v3/chat',
  statusOfCode: {
    '4000': 400,
    '4008': 402,
    '4009': 429,
    '4013': 429,
    '4027': 402,
    '4028': 402,
    '4100': 401,
    '4101': 403,
    '4200': 404,
    '5000': 500,
  },
  bodyOf: ({ messages }) => ({
    bot_id: botId,
    // It tells people apart only to remember them, which it is not to do.
    user_id: 'lectern',
    stream: true,
    auto_save_history: false,
    additional_messages: turnsOf(messages),
  }),
  // What is not listed is a sign of life.
  read({ event, data }) {
    const reader = readers.get(event)
    return reader ? reader(data) : {}
  },
})

/** A bot has its instructions; ours go before what is asked, as it knows no `system`. */
function turnsOf(messages: readonly AiMessage[]): object[] {
  const system = messages.filter(({ role }) => role === 'system')
  const turns = messages.filter(({ role }) => role !== 'system')
  const sent = [...system, ...turns.slice(-(maxMessages - system.length))].slice(0, maxMessages)
  return sent.map(({ role, content }) => ({
    role: role === 'assistant' ? 'assistant' : 'user',
    type: role === 'assistant' ? 'answer' : 'question',
    content,
    content_type: 'text',
  }))
}

const messageSchema = z.object({
  type: z.optional(z.string()),
  content: z.optional(z.nullable(z.string())),
})
const count = z.optional(z.nullable(z.number()))
const chatSchema = z.object({
  usage: z.optional(z.nullable(z.object({ input_count: count, output_count: count }))),
  last_error: z.optional(
    z.nullable(
      z.object({ code: z.optional(z.union([z.string(), z.number()])), msg: z.optional(z.string()) }),
    ),
  ),
})

const spoken: Readonly<Record<string, (data: string) => ProviderEvent | undefined>> = {
  'conversation.message.delta'(data) {
    const message = messageSchema.safeParse(jsonIn(data)).data
    if (!message) return undefined
    // Suggestions and calls of tools come in the same way.
    return (message.type ?? 'answer') === 'answer' ? { text: message.content ?? '' } : {}
  },
  'conversation.chat.completed'(data) {
    const usage = chatSchema.safeParse(jsonIn(data)).data?.usage
    if (!usage) return { end: 'over' }
    return {
      end: 'over',
      usage: { inputTokens: usage.input_count ?? NaN, outputTokens: usage.output_count ?? NaN },
    }
  },
  'conversation.chat.failed'(data) {
    const error = chatSchema.safeParse(jsonIn(data)).data?.last_error
    return { failed: { code: String(error?.code ?? ''), message: error?.msg ?? '' } }
  },
  'conversation.chat.requires_action': () => ({
    failed: { code: '', message: 'the bot waits for a tool of its asker', status: 400 },
  }),
  error: (data) => ({ failed: messageIn(data) }),
  done: () => ({ end: 'over' }),
}
const readers = new Map(Object.entries(spoken))
