import * as z from 'zod/mini'
import { AiError, type Embedded, type Embedder, type EmbeddingCall } from '../ai.ts'
import { estimateTokens } from '../estimateTokens.ts'
import { postJson, readAnswer } from '../postJson.ts'
import { maxBytes, type Provider } from '../provider.ts'
import { retryingWork } from '../retryingWork.ts'

export interface EmbeddingProvider extends Provider {
  readonly model: string
}

const answerSchema = z.object({
  data: z.array(z.object({ index: z.optional(z.number()), embedding: z.array(z.number()) })),
  usage: z.optional(z.nullable(z.object({ prompt_tokens: z.optional(z.number()) }))),
})

/** Any provider that makes vectors of texts by OpenAI's protocol. */
export const openAiEmbedder = (provider: EmbeddingProvider): Embedder => ({
  embed: (call) => retryingWork(provider, call.signal, (signal) => embed(provider, call, signal)),
})

async function embed(
  provider: EmbeddingProvider,
  { texts }: EmbeddingCall,
  signal: AbortSignal,
): Promise<Embedded> {
  const body = { model: provider.model, input: texts, encoding_format: 'float' }
  const post = { path: '/embeddings', body, signal, most: maxBytes.embeddings }
  const { data, usage } = await readAnswer(await postJson(provider, post), answerSchema)
  // Providers may answer in another order, and say so.
  const vectors = data
    .map(({ index, embedding }, place) => ({ place: index ?? place, embedding }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ embedding }) => embedding)
  const [first] = vectors
  const isWhole = vectors.length === texts.length && vectors.every((each) => each.length === first?.length)
  if (!isWhole || first?.length === 0) throw new AiError('broken', new Error('not a vector for each text'))
  return { vectors, inputTokens: usage?.prompt_tokens ?? estimateTokens(texts.join('\n')) }
}
