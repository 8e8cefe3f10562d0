import { AiTrouble, type Ai, type AiCall, type AiUsage } from '../ai.ts'
import { patientAi, type AskOnce } from '../patientAi.ts'
import { postJson, providerError, saidIn, statusFor, type Said, type StatusOfCode } from '../postJson.ts'
import { mostBytes, type Provider } from '../provider.ts'
import { readServerEvents, type ServerEvent } from './serverEvents.ts'

/** What one event says. */
export interface Told {
  readonly text?: string | undefined
  readonly usage?: AiUsage | undefined
  /** `whole`: nothing is missing should the stream end. `over`: nothing more is waited for. */
  readonly end?: 'whole' | 'over' | undefined
  readonly failed?: Said & { readonly status?: number | undefined }
}

/** A provider that answers by server-sent events. */
export interface EventProtocol {
  readonly path: string
  readonly statusOfCode: StatusOfCode
  bodyOf(call: AiCall): unknown
  /** undefined: the event cannot be read. */
  read(event: ServerEvent): Told | undefined
}

/** An `Ai` out of such a protocol. */
export const eventAi = (provider: Provider, protocol: EventProtocol): Ai =>
  patientAi(provider, askOf(provider, protocol))

const askOf = (provider: Provider, { path, statusOfCode, bodyOf, read }: EventProtocol): AskOnce =>
  async function* (call, signal) {
    const post = { path, body: bodyOf(call), signal, most: mostBytes.chat, statusOfCode }
    const response = await postJson(provider, post)
    // Some refuse with a success.
    if (response.headers.get('content-type')?.includes('json'))
      throw providerError(saidIn(await response.text()), statusOfCode, 400)
    let end: Told['end']
    for await (const event of readServerEvents(textOf(response))) {
      const told = read(event)
      if (!told) throw new AiTrouble('broken', new Error('an event cannot be read'))
      if (told.failed) {
        const status = statusFor(told.failed.code, statusOfCode) ?? told.failed.status
        // It may have worked until then, and what may be billed is not tried again.
        if (status === undefined || status >= 500) yield {}
        throw status === undefined
          ? new Error(told.failed.message)
          : providerError(told.failed, undefined, status)
      }
      end = told.end ?? end
      yield { text: told.text ?? '', ...(told.usage && { usage: told.usage }) }
      if (end === 'over') return
    }
    if (!end) throw new AiTrouble('broken', new Error('the stream ends before the answer does'))
  }

async function* textOf({ body }: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  for await (const piece of body ?? []) yield decoder.decode(piece, { stream: true })
}
