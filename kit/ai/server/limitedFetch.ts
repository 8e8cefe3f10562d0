import { ProviderError, TooManyBytes } from './providerError.ts'

/**
 * `fetch` for a provider: answers are cut off after `most` bytes, whatever their headers promise, and a redirect is an
 * error, since it could lead into the private network.
 * @throws ProviderError for a redirect; the body fails with TooManyBytes
 */
export const limitedFetch =
  (most: number, inner: typeof fetch = fetch): typeof fetch =>
  async (input, init) => {
    const response = await inner(input, { ...init, redirect: 'manual' })
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
