import * as z from 'zod/mini'
import type { Ai } from '../ai.ts'
import { jsonIn } from '../postJson.ts'
import type { Provider } from '../provider.ts'
import { eventAi, type EventProtocol, type ProviderEvent } from './eventProtocol.ts'
import { joinMessages } from './joinMessages.ts'

export interface ZhipuProvider extends Provider {
  readonly assistantId: string
  /** A key is `id.secret`; some keep its halves apart. */
  readonly secret?: string | null | undefined
}

/** An assistant of Zhipu's open platform: `assistant`, version 4. */
export const zhipu = (provider: ZhipuProvider): Ai =>
  eventAi({ ...provider, apiKey: keyOf(provider) }, protocolOf(provider))

function keyOf({ apiKey, secret }: ZhipuProvider): string | null | undefined {
  const isHalf = apiKey && secret && !apiKey.includes('.')
  return isHalf ? `${apiKey.trim()}.${secret.trim()}` : apiKey
}

const protocolOf = ({ assistantId }: ZhipuProvider): EventProtocol => ({
  path: '/assistant',
  // No money, and contents that it will not speak of: trying again does not help.
  statusOfCode: { '1000': 401, '1001': 401, '1002': 401, '1003': 401, '1113': 402, '1301': 400 },
  bodyOf: ({ messages }) => ({
    assistant_id: assistantId,
    model: 'glm-4-assistant',
    stream: true,
    messages: [{ role: 'user', content: [{ type: 'text', text: joinMessages(messages) }] }],
  }),
  read: ({ data }) => (data === '[DONE]' ? { end: 'over' } : parseEvent(data)),
})

const count = z.optional(z.nullable(z.number()))
const eventSchema = z.object({
  status: z.optional(z.nullable(z.string())),
  last_error: z.optional(
    z.nullable(
      z.object({ code: z.optional(z.union([z.string(), z.number()])), message: z.optional(z.string()) }),
    ),
  ),
  choices: z.optional(
    z.array(
      z.object({
        finish_reason: z.optional(z.nullable(z.string())),
        // Tools speak in other forms.
        delta: z.optional(z.nullable(z.object({ content: z.optional(z.unknown()) }))),
      }),
    ),
  ),
  usage: z.optional(z.nullable(z.object({ prompt_tokens: count, completion_tokens: count }))),
})

function parseEvent(data: string): ProviderEvent | undefined {
  const event = eventSchema.safeParse(jsonIn(data)).data
  if (!event) return undefined
  const [choice] = event.choices ?? []
  const reason = choice?.finish_reason
  const { last_error: error, status, usage } = event
  if (status === 'failed' || reason === 'sensitive' || reason === 'network_error')
    return {
      failed: {
        code: String(error?.code ?? ''),
        message: error?.message ?? reason ?? '',
        ...(reason === 'sensitive' && { status: 400 }),
      },
    }
  const text = choice?.delta?.content
  return {
    ...(typeof text === 'string' && { text }),
    ...(usage && {
      usage: { inputTokens: usage.prompt_tokens ?? NaN, outputTokens: usage.completion_tokens ?? NaN },
    }),
    ...((status === 'completed' || reason === 'stop' || reason === 'length') && {
      end: usage && status === 'completed' ? 'over' : 'whole',
    }),
  }
}
