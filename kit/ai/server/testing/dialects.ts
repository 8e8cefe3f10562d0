/** In tokens. */
export interface FakeUsage {
  readonly input: number
  readonly output: number
}

/** How a provider streams an answer. */
export interface Dialect {
  /** Before the first chunk. */
  readonly start: string
  delta(text: string): string
  /** The protocol's own end. */
  end(usage: FakeUsage | null): string
}

const event = (name: string, data: unknown): string => `event:${name}\ndata:${JSON.stringify(data)}\n\n`
const line = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`

const chunk = { id: 'fake-1', created: 1, model: 'fake', object: 'chat.completion.chunk' }

const openAi: Dialect = {
  start: ': OPENROUTER PROCESSING\n\n',
  delta: (content) => line({ ...chunk, choices: [{ index: 0, delta: { content }, finish_reason: null }] }),
  end: (usage) =>
    [
      line({ ...chunk, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }),
      usage && line({ ...chunk, choices: [], usage: openAiUsage(usage) }),
      'data: [DONE]\n\n',
    ].join(''),
}

export const openAiUsage = ({ input, output }: FakeUsage) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
})

const zhipuEvent = (status: string, choice: object, usage?: object) =>
  line({
    id: 'fake-1',
    conversation_id: 'c1',
    assistant_id: 'a1',
    created: 1,
    status,
    last_error: null,
    choices: [{ index: 0, metadata: {}, ...choice }],
    ...(usage && { usage }),
  })
const zhipu: Dialect = {
  start: zhipuEvent('in_progress', {
    delta: { role: 'tool', type: 'tools', tool_calls: [{ type: 'web_browser' }] },
    finish_reason: null,
  }),
  delta: (content) =>
    zhipuEvent('in_progress', {
      delta: { role: 'assistant', type: 'content', content },
      finish_reason: null,
    }),
  end: (usage) =>
    zhipuEvent(
      'completed',
      { delta: { role: 'assistant', type: 'content', content: '' }, finish_reason: 'stop' },
      usage ? openAiUsage(usage) : undefined,
    ),
}

const cozeChat = { id: 'chat-1', conversation_id: 'c1', bot_id: 'b1', created_at: 1 }
const cozeMessage = { id: 'm1', role: 'assistant', content_type: 'text', chat_id: 'chat-1', bot_id: 'b1' }
const coze: Dialect = {
  start: [
    event('conversation.chat.created', { ...cozeChat, status: 'created', last_error: null, usage: null }),
    event('conversation.chat.in_progress', { ...cozeChat, status: 'in_progress' }),
    event('conversation.message.delta', { ...cozeMessage, type: 'verbose', content: '{"msg_type":"plan"}' }),
  ].join(''),
  delta: (content) => event('conversation.message.delta', { ...cozeMessage, type: 'answer', content }),
  end: (usage) =>
    [
      event('conversation.message.completed', { ...cozeMessage, type: 'answer', content: 'all of it' }),
      event('conversation.message.completed', { ...cozeMessage, type: 'follow_up', content: 'What else?' }),
      event('conversation.chat.completed', {
        ...cozeChat,
        status: 'completed',
        usage: usage && {
          token_count: usage.input + usage.output,
          input_count: usage.input,
          output_count: usage.output,
        },
      }),
      'event:done\ndata:"[DONE]"\n\n',
    ].join(''),
}

const difyIds = { task_id: 't1', message_id: 'm1', conversation_id: 'c1', created_at: 1 }
const dify: Dialect = {
  start: `event: ping\n\n${line({ event: 'agent_thought', ...difyIds, thought: 'Hm', position: 1 })}`,
  delta: (answer) => line({ event: 'message', ...difyIds, answer }),
  end: (usage) =>
    line({
      event: 'message_end',
      ...difyIds,
      metadata: usage && { usage: { ...openAiUsage(usage), total_price: '0.001', currency: 'USD' } },
    }),
}

/** By the end of the path. */
export const dialects: Readonly<Record<string, Dialect>> = {
  '/chat/completions': openAi,
  '/assistant': zhipu,
  '/v3/chat': coze,
  '/chat-messages': dify,
}
