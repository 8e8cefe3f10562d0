import type { DataOf } from '#kit/endpoint.ts'
import type { Envelope } from '#kit/envelope.ts'
import type { AnyEndpoint, CallOptions } from './client.ts'
import { addressOf, callHeaders, callTimeout, openEnvelope, send } from './client.ts'
import { readToken } from './token.ts'

interface UploadOptions {
  /** Called with the share sent, 0..1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

/** Sends one file with its other parts as multipart/form-data, telling how far it is (fetch cannot). */
export function upload<E extends AnyEndpoint>(
  endpoint: E,
  file: Blob,
  fields: Readonly<Record<string, string>> = {},
  { onProgress, signal }: UploadOptions = {},
): Promise<DataOf<E>> {
  const token = readToken()
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const give = () => resolve(openEnvelope(JSON.parse(request.responseText) as Envelope<DataOf<E>>, token))
    request.open(endpoint.method, addressOf(endpoint))
    for (const [name, value] of Object.entries(callHeaders(endpoint))) request.setRequestHeader(name, value)
    request.timeout = callTimeout
    request.upload.addEventListener('progress', (event) => onProgress?.(event.loaded / (event.total || 1)))
    request.addEventListener('load', () => attempt(give, reject))
    request.addEventListener('error', () => reject(new TypeError('network')))
    request.addEventListener('timeout', () => reject(new DOMException('timeout', 'TimeoutError')))
    request.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

function attempt(step: () => void, fail: (error: unknown) => void): void {
  try {
    step()
  } catch (error) {
    fail(error)
  }
}

/** `attachment; filename*=UTF-8''%E8%81%8C.xlsx` names the file; the plain `filename=` is for old clients. */
export function fileNameIn(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]
}

/** Fetches a file that an endpoint makes (an export) and saves it under the server's name. */
export async function download<E extends AnyEndpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<void> {
  const token = readToken()
  const response = await send(endpoint, options)
  const disposition = response.headers.get('Content-Disposition')
  if (disposition === null) openEnvelope((await response.json()) as Envelope<unknown>, token)
  else saveFile(await response.blob(), fileNameIn(disposition) ?? 'download')
}

/** Hands a file that was made here or fetched to the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the address after this turn; keep it long enough for a slow disk.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
