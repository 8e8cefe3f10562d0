import * as z from 'zod/mini'
import { AiError, type Painter, type PictureCall } from '../ai.ts'
import { guardedFetch } from '../guardedFetch.ts'
import { limitedFetch } from '../limitedFetch.ts'
import { retryingWork } from '../retryingWork.ts'
import { postJson, readAnswer } from '../postJson.ts'
import { addressOf, maxBytes, type Provider } from '../provider.ts'
import { readUrl } from '../providerUrl.ts'
import { ProviderError } from '../providerError.ts'

export interface PainterProvider extends Provider {
  readonly model: string
}

const answerSchema = z.object({
  data: z.array(
    z.object({
      b64_json: z.optional(z.nullable(z.string())),
      url: z.optional(z.nullable(z.string())),
    }),
  ),
})
type Drawn = z.output<typeof answerSchema>['data'][number]

/** Any provider that draws by OpenAI's protocol. */
export const openAiPainter = (provider: PainterProvider): Painter => ({
  draw: (call) => retryingWork(provider, call.signal, (signal) => draw(provider, call, signal)),
})

async function draw(
  provider: PainterProvider,
  { prompt, size, count }: PictureCall,
  signal: AbortSignal,
): Promise<Uint8Array[]> {
  const { model } = provider
  const body = { model, prompt, n: count, size, ...formatFor(model) }
  const post = { path: '/images/generations', body, signal, most: maxBytes.pictures }
  const { data } = await readAnswer(await postJson(provider, post), answerSchema)
  const pictures: Uint8Array[] = []
  // One after the other: together they may be large.
  for (const drawn of data.slice(0, count)) pictures.push(await bytesOf(provider, drawn, signal))
  if (pictures.length === 0) throw new AiError('broken', new Error('no picture came'))
  return pictures
}

/** The wanted format; these models always answer Base64, and refuse to be asked for it. */
const formatFor = (model: string) =>
  /^(gpt-image|chatgpt-image)/.test(model) ? {} : { response_format: 'b64_json' }

async function bytesOf(
  provider: Provider,
  { b64_json: encoded, url }: Drawn,
  signal: AbortSignal,
): Promise<Uint8Array> {
  if (!encoded && !url) throw new AiError('broken', new Error('a picture without its bytes'))
  const bytes = encoded
    ? Buffer.from(encoded.replace(/^data:[^,]{0,99},/, ''), 'base64')
    : await fetchPicture(provider, url ?? '', signal)
  if (bytes.length === 0) throw new AiError('broken', new Error('an empty picture'))
  return bytes
}

/**
 * From where the provider says, without the key. An answer of the operator's own provider may name that provider, but no
 * other place of the private network. The work is billed by now, so that nothing of this is tried again.
 */
async function fetchPicture(provider: Provider, url: string, signal: AbortSignal): Promise<Uint8Array> {
  const { origin } = new URL(addressOf(provider, ''))
  const fetcher = provider.fetch ?? (readUrl(url)?.origin === origin ? fetch : guardedFetch([]))
  try {
    const response = await limitedFetch(maxBytes.pictures, fetcher)(url, { signal })
    if (!response.ok) throw new ProviderError('the picture is not there', response.status)
    return new Uint8Array(await response.arrayBuffer())
  } catch (error) {
    if (signal.aborted) throw error
    throw new AiError('broken', new Error('the picture cannot be fetched'))
  }
}
