import { providerAddresses, type AiPlatform, type SpeechProtocol } from '../../aiProvider.ts'
import { AiError, type Ai, type Embedder, type Painter, type SpeechSynthesizer } from '../ai.ts'
import type { Provider } from '../provider.ts'
import { coze } from './coze.ts'
import { dify } from './dify.ts'
import { miniMaxSynthesizer } from './miniMaxSynthesizer.ts'
import { openAi } from './openAi.ts'
import { openAiEmbedder } from './openAiEmbedder.ts'
import { openAiPainter } from './openAiPainter.ts'
import { openAiSynthesizer } from './openAiSynthesizer.ts'
import { zhipu } from './zhipu.ts'

/** Without an address the platform's own is asked, see `providerAddresses`. */
type Place = Omit<Provider, 'baseUrl'> & { readonly baseUrl?: string | null | undefined }

export interface ChatProvider extends Place {
  readonly platform: AiPlatform
  /** Only Zhipu has one: the second half of its key. */
  readonly secret?: string | null | undefined
  /** openai: the model. zhipu: the assistant. coze: the bot. dify: of no use, since its key names the app. */
  readonly assistantId: string
}

interface ModelProvider extends Place {
  readonly model: string
}

export interface SpeechProvider extends ModelProvider {
  readonly protocol: SpeechProtocol
  /** MiniMax asks for it. */
  readonly groupId?: string | null | undefined
}

/** The chat of an agent's provider. @throws AiError where the platform has no address of its own and none is given */
export function chatOf(provider: ChatProvider): Ai {
  const { platform, assistantId, secret } = provider
  const place = placeOf(provider, platform)
  switch (platform) {
    case 'openai':
      return openAi({ ...place, model: assistantId })
    case 'zhipu':
      return zhipu({ ...place, assistantId, secret })
    case 'coze':
      return coze({ ...place, botId: assistantId })
    case 'dify':
      return dify(place)
  }
}

/** A provider that draws by OpenAI's protocol. @throws AiError without an address */
export const painterOf = (provider: ModelProvider): Painter =>
  openAiPainter({ ...placeOf(provider, 'openai'), model: provider.model })

/** A provider that makes vectors by OpenAI's protocol. @throws AiError without an address */
export const embedderOf = (provider: ModelProvider): Embedder =>
  openAiEmbedder({ ...placeOf(provider, 'openai'), model: provider.model })

/** A provider that reads aloud; its answer is always a 16-bit WAV. @throws AiError without an address */
export function synthesizerOf(provider: SpeechProvider): SpeechSynthesizer {
  const { protocol, model, groupId } = provider
  const place = { ...placeOf(provider, protocol), model }
  return protocol === 'minimax' ? miniMaxSynthesizer({ ...place, groupId }) : openAiSynthesizer(place)
}

function placeOf(place: Place, protocol: AiPlatform | SpeechProtocol): Provider {
  const baseUrl = place.baseUrl?.trim() || providerAddresses[protocol]
  if (!baseUrl) throw new AiError('missing')
  const { apiKey, fetch, timeouts } = place
  return { baseUrl, apiKey, fetch, timeouts }
}
