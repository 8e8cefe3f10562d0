import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import { staff } from '#kit/contract/role.ts'
import { openScreen } from './conversation.screen.ts'

/** No `system`: the server alone gives an AI its instructions. */
const role = z.enum(['user', 'assistant'])
/** In UTF-16 code units. */
export const maxPromptLength = 20_000
export const maxMessages = 60

const messageSchema = z.strictObject({ role, content: z.string().min(1).max(maxPromptLength) })

/** A chat completion, as OpenAI's protocol has it. */
export const completion = z.object({
  id: z.string(),
  object: z.literal('chat.completion'),
  /** Unix seconds, as that protocol counts. */
  created: z.number().int(),
  model: z.string(),
  choices: z.array(
    z.object({
      index: z.number().int(),
      message: z.object({ role: z.literal('assistant'), content: z.string() }),
      finish_reason: z.literal('stop'),
    }),
  ),
  usage: z.object({
    prompt_tokens: z.number().int(),
    completion_tokens: z.number().int(),
    total_tokens: z.number().int(),
  }),
})
export type Completion = z.output<typeof completion>

/** What comes where the answer is streamed: chunks, then the whole completion, or why there is none. */
export type ConversationEvent =
  | { readonly piece: string }
  | { readonly completion: Completion }
  | { readonly failed: true; readonly code: number; readonly message: string }

/** I4. Streams with `stream` or `Accept: text/event-stream`, see `ConversationEvent`. */
export const conversation = endpoint({
  words: 'agent',
  method: 'POST',
  path: '/course/ai-agent/conversation',
  log: 'nothing',
  who: staff,
  effect: 'outside',
  limit: { max: 30, seconds: 60 },
  body: z.strictObject({
    ai_provider: z.enum(['gpt']),
    prompt: z.string().trim().min(1).max(maxPromptLength),
    /** The conversation so far, the oldest first. */
    messages: z.array(messageSchema).max(maxMessages).optional(),
    /** What the person has open, which the AI gets as data. */
    open: openScreen.optional(),
    /** Absent or null: the system's default. */
    agentId: id.nullish(),
    stream: z.boolean().optional(),
    purpose: z.enum(['conversation', 'assistant']).optional(),
  }),
  data: completion,
})
