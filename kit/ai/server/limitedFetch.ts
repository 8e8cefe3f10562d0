import { beginPart } from '#kit/trace/server/trace.ts'
import { ProviderError, TooManyBytes } from './providerError.ts'

/**
 * `fetch` for a provider: answers are cut off after `most` bytes, whatever their headers promise, and a redirect is an
 * error, since it could lead into the private network.
 * @throws ProviderError for a redirect; the body fails with TooManyBytes
 */
export const limitedFetch =
  (most: number, inner: typeof fetch = fetch): typeof fetch =>
  async (input, init) => {
    const response = await traced(inner)(input, { ...init, redirect: 'manual' })
    const { status, statusText, headers } = response
    if (response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
      await response.body?.cancel().catch(() => undefined)
      throw new ProviderError('the provider redirects', status)
    }
    if (!response.body) return response
    let read = 0
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, stream) {
          read += chunk.byteLength
          if (read > most) stream.error(new TooManyBytes())
          else stream.enqueue(chunk)
        },
      }),
    )
    return new Response(counted, { status, statusText, headers })
  }

/** A span from the call to the first bytes of its answer: the provider's host, and nothing that is sent or answered. */
const traced =
  (inner: typeof fetch): typeof fetch =>
  async (input, init) => {
    const { host } = new URL(input instanceof Request ? input.url : String(input))
    const method = init?.method ?? 'GET'
    const facts = { 'http.request.method': method, 'server.address': host }
    const span = beginPart({ name: `ai ${method}`, kind: 'client', facts })
    try {
      const response = await inner(input, init)
      span?.end({ 'http.response.status_code': response.status })
      return response
    } catch (error) {
      span?.end({}, error)
      throw error
    }
  }
