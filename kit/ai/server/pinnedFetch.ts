import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { AiError } from './ai.ts'
import { bareHost } from './providerUrl.ts'
import { ProviderError } from './providerError.ts'

/** A provider that says nothing at all for so long is not waited for, whoever calls. */
const maxSilenceMs = 300_000
const withoutBody = [204, 205, 304]

/**
 * `fetch` to these IP addresses, whatever the name of the host means by now. Node's own takes no address to connect to.
 * Redirects are errors; nothing is unpacked. `init`: method, headers, signal and a body of text.
 */
export async function pinnedFetch(
  url: URL,
  addresses: readonly string[],
  init: RequestInit = {},
): Promise<Response> {
  const { method = 'GET', headers, body, signal } = init
  if (body !== undefined && body !== null && typeof body !== 'string')
    throw new TypeError('only text is sent')
  const answer = await open(
    url,
    {
      method,
      headers: {
        'user-agent': 'Lectern',
        ...Object.fromEntries(new Headers(headers)),
        'accept-encoding': 'identity',
      },
      host: bareHost(url),
      lookup: lookupOf(addresses),
      agent: false,
      timeout: maxSilenceMs,
      ...(signal && { signal }),
    },
    body ?? undefined,
  )
  return responseOf(answer)
}

/** A resolver that knows only these. */
const lookupOf =
  (addresses: readonly string[]): LookupFunction =>
  (_name, { all }, callback) => {
    const resolved = addresses.map((address) => ({ address, family: isIP(address) }))
    const [first] = resolved
    if (!first) callback(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '')
    else if (all) callback(null, resolved)
    else callback(null, first.address, first.family)
  }

const open = (url: URL, options: RequestOptions, body: string | undefined): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options, resolve)
    request.on('error', reject)
    request.on('timeout', () => request.destroy(new AiError('silent')))
    request.end(body)
  })

function responseOf(answer: IncomingMessage): Response {
  const status = answer.statusCode ?? 0
  if ((status >= 300 && status < 400) || status < 200 || status > 599) {
    answer.destroy()
    throw new ProviderError('the provider redirects, or speaks no HTTP', status)
  }
  const headers = new Headers()
  for (const [name, value] of Object.entries(answer.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one)
  if (withoutBody.includes(status)) {
    answer.resume()
    return new Response(null, { status, headers })
  }
  return new Response(Readable.toWeb(answer) as NodeStream<Uint8Array> as ReadableStream, { status, headers })
}
