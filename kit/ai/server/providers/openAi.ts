import type { AiMessage } from '../../talk.ts'
import { AiError, type Ai } from '../ai.ts'
import { limitedFetch } from '../limitedFetch.ts'
import { retryingAi, type CallOnce, type Chunk } from '../retryingAi.ts'
import { addressOf, maxBytes, type Provider } from '../provider.ts'

export interface OpenAiProvider extends Provider {
  readonly model: string
}

/** Any provider that speaks OpenAI's protocol. */
export function openAi(provider: OpenAiProvider): Ai {
  const ai = retryingAi(provider, callerOf(provider))
  return {
    async *chat(call) {
      // The first time takes a second, and that is not the provider's.
      await library()
      yield* ai.chat(call)
    },
  }
}

/** Loaded with the first call: a server that asks no AI does not carry it. */
const library = () => Promise.all([import('ai'), import('@ai-sdk/openai-compatible')])

const callerOf = (provider: OpenAiProvider): CallOnce =>
  async function* ({ messages, maxTokens, temperature }, signal) {
    const [{ streamText }, { createOpenAICompatible }] = await library()
    const made = createOpenAICompatible({
      name: 'provider',
      baseURL: addressOf(provider, ''),
      fetch: limitedFetch(maxBytes.chat, provider.fetch),
      includeUsage: true,
      ...(provider.apiKey && { apiKey: provider.apiKey.trim() }),
    })
    const { fullStream } = streamText({
      model: made.chatModel(provider.model),
      ...promptOf(messages),
      maxOutputTokens: maxTokens,
      ...(temperature !== undefined && { temperature }),
      maxRetries: 0,
      abortSignal: signal,
      // Thrown below; the library would print it.
      onError: () => undefined,
    })
    for await (const part of fullStream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw new AiError('silent')
      if (part.type === 'text-delta') yield { text: part.text }
      else if (part.type === 'reasoning-delta') yield { text: '' }
      else if (part.type === 'finish') yield usageOf(part.totalUsage)
    }
  }

function usageOf(usage: {
  readonly inputTokens: number | undefined
  readonly outputTokens: number | undefined
}): Chunk {
  const { inputTokens, outputTokens } = usage
  return inputTokens === undefined || outputTokens === undefined
    ? {}
    : { usage: { inputTokens, outputTokens } }
}

function promptOf(messages: readonly AiMessage[]) {
  const system = messages.flatMap(({ role, content }) => (role === 'system' ? [content] : []))
  const rest = messages.flatMap(({ role, content }) => (role === 'system' ? [] : [{ role, content }]))
  return { ...(system.length > 0 && { system: system.join('\n\n') }), messages: rest }
}
