import * as z from 'zod/mini'
import { AiError } from './ai.ts'
import { limitedFetch } from './limitedFetch.ts'
import { addressOf, bearerOf, type Provider } from './provider.ts'
import { ProviderError } from './providerError.ts'

/** Codes of a provider's own, each as the HTTP status that means the same. */
export type StatusOfCode = Readonly<Record<string, number>>

export interface Get {
  /** Added to the provider's address. */
  readonly path: string
  readonly signal: AbortSignal
  /** In bytes. */
  readonly most: number
  readonly statusOfCode?: StatusOfCode | undefined
}

export interface Post extends Get {
  readonly body: unknown
}

/** In UTF-16 code units. */
const maxErrorLength = 8 * 1024

/** Sends JSON and gives the response, which is a success. @throws ProviderError where the provider refuses */
export const postJson = (provider: Provider, { body, ...post }: Post): Promise<Response> =>
  send(provider, post, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearerOf(provider) },
    body: JSON.stringify(body),
  })

/** Reads from a provider, with its key. @throws ProviderError where the provider refuses */
export const getJson = (provider: Provider, get: Get): Promise<Response> =>
  send(provider, get, { method: 'GET', headers: bearerOf(provider) })

async function send(provider: Provider, get: Get, init: RequestInit): Promise<Response> {
  const { path, signal, most, statusOfCode } = get
  const response = await limitedFetch(most, provider.fetch)(addressOf(provider, path), { ...init, signal })
  if (response.ok) return response
  const error = messageIn(await beginningOf(response))
  throw providerError(error, statusOfCode, response.status, response.headers.get('retry-after'))
}

/** The first kilobytes of an answer that is not wanted; the rest is not waited for. */
async function beginningOf(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      if (text.length >= maxErrorLength) break
    }
  } catch {
    // Its status says enough.
  }
  return text.slice(0, maxErrorLength)
}

const code = z.union([z.string(), z.number()])
const inner = z.object({ code: z.optional(code), message: z.optional(z.string()) })
const errorSchema = z.object({
  error: z.optional(z.union([inner, z.string()])),
  code: z.optional(code),
  msg: z.optional(z.string()),
  message: z.optional(z.string()),
})

export interface ProviderMessage {
  readonly code: string
  readonly message: string
}

/** What an error body says, in any of the shapes that providers use. */
export function messageIn(text: string): ProviderMessage {
  const { data } = errorSchema.safeParse(jsonIn(text))
  const within = typeof data?.error === 'object' ? data.error : undefined
  const plain = typeof data?.error === 'string' ? data.error : undefined
  return {
    code: String(within?.code ?? data?.code ?? ''),
    message: within?.message ?? plain ?? data?.msg ?? data?.message ?? '',
  }
}

/** A text parsed as JSON; undefined where it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The HTTP status that a provider's own code means. The code is foreign text, even `constructor`. */
export const statusFor = (own: string, statusOfCode: StatusOfCode = {}): number | undefined =>
  Object.hasOwn(statusOfCode, own) ? statusOfCode[own] : undefined

/** A provider's refusal as an error. Its own code counts more than the status around it. */
export const providerError = (
  { code: own, message }: ProviderMessage,
  statusOfCode: StatusOfCode | undefined,
  status: number,
  retryAfter: string | null = null,
): ProviderError =>
  new ProviderError(`${own} ${message}`.trim(), statusFor(own, statusOfCode) ?? status, retryAfter)

/** An answer as this shape. @throws AiError `broken` */
export async function readAnswer<T>(response: Response, shape: z.ZodMiniType<T>): Promise<T> {
  const { data } = shape.safeParse(jsonIn(await response.text()))
  if (data === undefined)
    throw new AiError('broken', new Error('the answer has not the form of its protocol'))
  return data
}
