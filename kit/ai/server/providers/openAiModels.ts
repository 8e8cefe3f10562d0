import * as z from 'zod/mini'
import { getJson, readAnswer } from '../postJson.ts'
import { listTimeouts, maxBytes, type Provider } from '../provider.ts'
import { ProviderError } from '../providerError.ts'
import { retryingWork } from '../retryingWork.ts'

const answerSchema = z.object({ data: z.array(z.object({ id: z.string() })) })

/** There is no such call: the provider speaks the protocol without its list. */
const hasNoList = (error: unknown): boolean =>
  error instanceof ProviderError && (error.statusCode === 404 || error.statusCode === 405)

/** The most that anybody chooses from, and the longest name that an agent stores. */
const most = { models: 2000, characters: 200 }

/**
 * The names of a provider's models by OpenAI's protocol (`GET /models`), in the order of the alphabet; none where the provider has no
 * such list. @throws AiError, `refused` where the key is wrong
 */
export const listModels = (provider: Provider, signal?: AbortSignal): Promise<readonly string[]> =>
  retryingWork({ ...provider, timeouts: provider.timeouts ?? listTimeouts }, signal, async (stop) => {
    try {
      const response = await getJson(provider, { path: '/models', signal: stop, most: maxBytes.models })
      const { data } = await readAnswer(response, answerSchema)
      const names = data.map(({ id }) => id.trim()).filter((id) => id !== '' && id.length <= most.characters)
      return [...new Set(names)].toSorted().slice(0, most.models)
    } catch (error) {
      if (hasNoList(error)) return []
      throw error
    }
  })
