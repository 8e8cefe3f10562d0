import type { DataOf } from '#kit/contract/endpoint.ts'
import type { Envelope } from '#kit/contract/envelope.ts'
import type { Progress, WorkEvent } from '#kit/contract/progress.ts'
import { afterConfirmation } from './confirmation.ts'
import type { AnyEndpoint, CallOptions } from './client.ts'
import { addressOf, callHeaders, callTimeout, openEnvelope, send } from './client.ts'
import { readToken } from './token.ts'

interface UploadOptions {
  /** Called with the share sent, 0..1. */
  readonly onProgress?: (share: number) => void
  /** Called with how far the server is, where the endpoint `reportsProgress`. */
  readonly onWork?: (progress: Progress) => void
  readonly signal?: AbortSignal
  readonly idempotencyKey?: string
}

/** Sends one file with its other parts as multipart/form-data, and reports how far it is (fetch cannot). @throws Refusal */
export const upload = <E extends AnyEndpoint>(
  endpoint: E,
  file: Blob,
  fields: Readonly<Record<string, string>> = {},
  options: UploadOptions = {},
): Promise<DataOf<E>> => afterConfirmation(() => uploadOnce(endpoint, file, fields, options))

function uploadOnce<E extends AnyEndpoint>(
  endpoint: E,
  file: Blob,
  fields: Readonly<Record<string, string>>,
  { onProgress, onWork, signal, idempotencyKey }: UploadOptions,
): Promise<DataOf<E>> {
  const token = readToken()
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const finish = () => resolve(openEnvelope(envelopeIn<DataOf<E>>(request), token))
    request.open(endpoint.method, addressOf(endpoint))
    for (const [name, value] of Object.entries(callHeaders(endpoint, idempotencyKey)))
      request.setRequestHeader(name, value)
    if (onWork) {
      request.setRequestHeader('Accept', 'text/event-stream')
      request.addEventListener('progress', () => {
        const last = workEvents<DataOf<E>>(request).at(-1)
        if (last && 'progress' in last) onWork(last.progress)
      })
    }
    request.timeout = callTimeout
    request.upload.addEventListener('progress', (event) => onProgress?.(event.loaded / (event.total || 1)))
    request.addEventListener('load', () => attempt(finish, reject))
    request.addEventListener('error', () => reject(new TypeError('network')))
    request.addEventListener('timeout', () => reject(new DOMException('timeout', 'TimeoutError')))
    request.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

/** What has come so far of a call that reports its progress; the last event may be half on its way. */
const workEvents = <Data>({ responseText }: XMLHttpRequest): WorkEvent<Data>[] =>
  responseText
    .split('\n\n')
    .slice(0, -1)
    .map((event) => JSON.parse(event.replace(/^data: /, '')) as WorkEvent<Data>)

/** The envelope of an answer; where progress came as events, it is the last of them. @throws where that never came */
function envelopeIn<Data>(request: XMLHttpRequest): Envelope<Data> {
  const isWork = request.getResponseHeader('content-type')?.startsWith('text/event-stream')
  if (!isWork) return JSON.parse(request.responseText) as Envelope<Data>
  const last = workEvents<Data>(request).at(-1)
  if (last && 'answer' in last) return last.answer
  throw new TypeError('network')
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

/** Fetches a file that an endpoint makes, with the server's name for it. @throws Refusal */
export async function fetchFile<E extends AnyEndpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<{ readonly blob: Blob; readonly name: string }> {
  return afterConfirmation(async () => {
    const token = readToken()
    const response = await send(endpoint, options)
    const disposition = response.headers.get('Content-Disposition')
    if (disposition === null) openEnvelope((await response.json()) as Envelope<unknown>, token)
    return { blob: await response.blob(), name: fileNameIn(disposition) ?? 'download' }
  })
}

/** Fetches a file that an endpoint makes (an export) and saves it under the server's name. */
export async function download<E extends AnyEndpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<void> {
  const { blob, name } = await fetchFile(endpoint, options)
  saveFile(blob, name)
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
