import type { BodyOf, DataOf, Endpoint, QueryOf } from '#kit/contract/endpoint.ts'
import type { Envelope } from '#kit/contract/envelope.ts'
import { prefix } from '#kit/contract/envelope.ts'
import { kitWords, translate, shownLanguage } from '#kit/i18n/web/words.ts'
import { noteAnswer } from './answered.ts'
import { afterConfirmation } from './confirmation.ts'
import { answerExpiry } from './expiry.ts'
import { newKey } from './newKey.ts'
import { Refusal } from './refusal.ts'
import { readToken } from './token.ts'
import { traceHeader } from './traceHeader.ts'

/** A7: milliseconds after which a call is given up. Answers that wait for an AI may take minutes. */
export const callTimeout = 900_000

export const expiredCode = 403

export interface CallOptions<E> {
  readonly body?: BodyOf<E>
  readonly query?: QueryOf<E>
  readonly signal?: AbortSignal | undefined
  /** The same key on a retry makes one effect. Creates get a fresh one where none is given. */
  readonly idempotencyKey?: string | undefined
  /** The call goes on where its page is left. */
  readonly keepalive?: boolean
  /** `throw`: an expired session is thrown like any refusal and nothing reloads, as the guard's own call needs it. */
  readonly onExpired?: 'reload' | 'throw'
}

/** Any endpoint, whatever its types. */
export type AnyEndpoint = Endpoint<never, never, unknown> | Endpoint

/** POST bodies lose '', null and undefined at the top level; PUT bodies go whole, so that a field can be emptied. */
export function writtenBody(method: string, body: unknown): string | undefined {
  if (body === undefined) return undefined
  if (method !== 'POST' || typeof body !== 'object' || body === null || Array.isArray(body))
    return JSON.stringify(body)
  const filled = Object.entries(body).filter(
    ([, value]) => value !== '' && value !== null && value !== undefined,
  )
  return JSON.stringify(Object.fromEntries(filled))
}

/** The address of an endpoint with its query. */
export function addressOf(endpoint: AnyEndpoint, query?: unknown): string {
  const present = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString()
  return `${prefix}${endpoint.path}${search && `?${search}`}`
}

/** What every call carries: the token, and the language of refusals. */
export function callHeaders(endpoint: AnyEndpoint, idempotencyKey?: string): Record<string, string> {
  const token = readToken()
  return {
    'Error-Msg': shownLanguage(),
    ...traceHeader(),
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(endpoint.effect === 'create' && { 'Idempotency-Key': newKey() }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
  }
}

/** The data of an envelope. @throws Refusal for any other code than 0; an expired session also reloads the page */
export function openEnvelope<Data>(
  envelope: Envelope<Data>,
  token: string | null,
  onExpired = 'reload',
): Data {
  if (envelope.code === 0) return envelope.data
  const message = envelope.message || translate({ namespace: kitWords.name, key: 'client.unknown' })
  if (envelope.code === expiredCode && onExpired === 'reload') answerExpiry(message, token)
  throw new Refusal(envelope.code, message, envelope.data)
}

/** Sends a call and gives its response as it comes, for event streams; refusals are still to be read. */
export function send<E extends AnyEndpoint>(endpoint: E, options: CallOptions<E> = {}): Promise<Response> {
  const body = writtenBody(endpoint.method, options.body)
  const timeout = AbortSignal.timeout(callTimeout)
  return fetch(addressOf(endpoint, options.query), {
    method: endpoint.method,
    keepalive: options.keepalive ?? false,
    headers: {
      ...callHeaders(endpoint, options.idempotencyKey),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    ...(body !== undefined && { body }),
  }).then(noteAnswer)
}

/**
 * Calls an endpoint and gives the envelope's data. Throws `Refusal` for any other code than 0; network errors, timeouts
 * and aborts pass through as they are (A7).
 */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<DataOf<E>> {
  return afterConfirmation(async () => {
    const token = readToken()
    const response = await send(endpoint, options)
    const envelope = (await response.json()) as Envelope<DataOf<E>>
    return openEnvelope(envelope, token, options.onExpired)
  })
}
