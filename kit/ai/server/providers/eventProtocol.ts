import { AiError, type Ai, type AiCall, type AiUsage } from '../ai.ts'
import { retryingAi, type CallOnce } from '../retryingAi.ts'
import {
  postJson,
  providerError,
  messageIn,
  statusFor,
  type ProviderMessage,
  type StatusOfCode,
} from '../postJson.ts'
import { maxBytes, type Provider } from '../provider.ts'
import { readServerEvents, type ServerEvent } from './serverEvents.ts'

/** What one event says. */
export interface ProviderEvent {
  readonly text?: string | undefined
  readonly usage?: AiUsage | undefined
  /** `whole`: nothing is missing should the stream end. `over`: nothing more is waited for. */
  readonly end?: 'whole' | 'over' | undefined
  readonly failed?: ProviderMessage & { readonly status?: number | undefined }
}

/** A provider that answers by server-sent events. */
export interface EventProtocol {
  readonly path: string
  readonly statusOfCode: StatusOfCode
  bodyOf(call: AiCall): unknown
  /** undefined: the event cannot be read. */
  read(event: ServerEvent): ProviderEvent | undefined
}

/** An `Ai` out of such a protocol. */
export const eventAi = (provider: Provider, protocol: EventProtocol): Ai =>
  retryingAi(provider, callerOf(provider, protocol))

const callerOf = (provider: Provider, { path, statusOfCode, bodyOf, read }: EventProtocol): CallOnce =>
  async function* (call, signal) {
    const post = { path, body: bodyOf(call), signal, most: maxBytes.chat, statusOfCode }
    const response = await postJson(provider, post)
    // Some refuse with a success.
    if (response.headers.get('content-type')?.includes('json'))
      throw providerError(messageIn(await response.text()), statusOfCode, 400)
    let end: ProviderEvent['end']
    for await (const event of readServerEvents(textOf(response))) {
      const parsed = read(event)
      if (!parsed) throw new AiError('broken', new Error('an event cannot be read'))
      if (parsed.failed) {
        const status = statusFor(parsed.failed.code, statusOfCode) ?? parsed.failed.status
        // It may have worked until then, and what may be billed is not tried again.
        if (status === undefined || status >= 500) yield {}
        throw status === undefined
          ? new Error(parsed.failed.message)
          : providerError(parsed.failed, undefined, status)
      }
      end = parsed.end ?? end
      yield { text: parsed.text ?? '', ...(parsed.usage && { usage: parsed.usage }) }
      if (end === 'over') return
    }
    if (!end) throw new AiError('broken', new Error('the stream ends before the answer does'))
  }

async function* textOf({ body }: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  for await (const chunk of body ?? []) yield decoder.decode(chunk, { stream: true })
}
