import type { DetailedError, Upload } from 'tus-js-client'
import { prefix } from '#kit/contract/envelope.ts'
import type { FilePurpose } from '#kit/contract/file.ts'
import { uploadPath } from '#kit/contract/file.ts'
import { callHeaders, openEnvelope } from '#kit/http/web/client.ts'
import { readToken } from '#kit/http/web/token.ts'
import { finishUpload, finishEndpoint, type SentFile } from './finishUpload.ts'
import { fingerprintOf, forgetUnfinished, unfinishedStorage } from './unfinished.ts'

export type { SentFile } from './finishUpload.ts'

interface SendOptions {
  readonly purpose: FilePurpose
  readonly name: string
  /** The share that has arrived, 0..1. */
  readonly onShare?: (share: number) => void
  /** The network is away, or back again; sending goes on by itself. */
  readonly onWaiting?: (isWaiting: boolean) => void
  /** All has arrived; the server looks at it now. */
  readonly onArrived?: () => void
  /** Gives the upload up; the server forgets what it has of it. */
  readonly signal?: AbortSignal
}

export interface Sending {
  /** @throws Refusal where the server refuses it, AbortError where it was given up */
  readonly done: Promise<SentFile>
  pause(): void
  resume(): void
}

/** Bytes of a part: small enough for proxies and for a slow line, large enough that a fast one does not notice. */
const chunkSize = 8 * 1024 * 1024
/** In milliseconds. */
const retryDelays = [0, 1000, 2000, 4000, ...Array.from({ length: 300 }, () => 8000)]

/**
 * Sends a file of any size in chunks (tus). It waits while the network is away and goes on where it stopped, also
 * after a reload when the same file is sent again.
 */
export function sendFile(file: Blob, options: SendOptions): Sending {
  let upload: Upload | undefined
  let isPaused = false
  const goOn = () => {
    if (isPaused) return
    void upload?.abort()
    upload?.start()
  }
  const suspend = () => {
    if (isPaused || !upload) return
    void upload.abort()
    options.onWaiting?.(true)
  }
  const send = async () => {
    const fingerprint = fingerprintOf(file, options.purpose)
    const line = watchLine(goOn, suspend)
    const watched = {
      ...options,
      onShare: line.watch(options.onShare),
      onWaiting: line.watch(options.onWaiting),
    }
    const uploadId = await transport(file, watched, fingerprint, (made) => {
      upload = made
      if (!isPaused) made.start()
    }).finally(line.stop)
    options.onArrived?.()
    const done = await finishUpload(uploadId, options.signal)
    if (fingerprint) forgetUnfinished(fingerprint)
    return done
  }
  return {
    done: send(),
    pause() {
      isPaused = true
      void upload?.abort()
    },
    resume() {
      isPaused = false
      upload?.start()
    },
  }
}

/** In milliseconds. */
const silence = 30_000

/**
 * Does not wait for the system to find out that a line is dead: it suspends the upload when the browser says so, goes on when the line
 * is back, and tries anew when nothing was heard for half a minute.
 */
function watchLine(goOn: () => void, suspend: () => void) {
  let last = Date.now()
  const look = setInterval(() => {
    if (!navigator.onLine || Date.now() - last < silence) return
    last = Date.now()
    goOn()
  }, 5000)
  window.addEventListener('online', goOn)
  window.addEventListener('offline', suspend)
  return {
    watch:
      <Progress>(report: ((progress: Progress) => void) | undefined) =>
      (progress: Progress) => {
        last = Date.now()
        report?.(progress)
      },
    stop() {
      clearInterval(look)
      window.removeEventListener('online', goOn)
      window.removeEventListener('offline', suspend)
    },
  }
}

/** Brings all bytes to the server and answers the upload's id. */
async function transport(
  file: Blob,
  { purpose, name, onShare, onWaiting, signal }: SendOptions,
  fingerprint: string | undefined,
  begin: (upload: Upload) => void,
): Promise<string> {
  const { Upload } = await import('tus-js-client')
  signal?.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const upload: Upload = new Upload(file as File, {
    endpoint: new URL(prefix + uploadPath, window.location.href).href,
    metadata: { name, purpose },
    chunkSize,
    retryDelays,
    urlStorage: unfinishedStorage,
    storeFingerprintForResuming: fingerprint !== undefined,
    fingerprint: async () => fingerprint ?? '',
    onBeforeRequest: (request) => {
      for (const [header, value] of Object.entries(callHeaders(finishEndpoint)))
        request.setHeader(header, value)
    },
    onAfterResponse: (request, response) => {
      onWaiting?.(false)
      // Otherwise a part that is still there would be given up for a new one.
      if (request.getMethod() === 'HEAD' && isPassing(response.getStatus())) throw new Error('not now')
    },
    onShouldRetry: (error) => {
      const isWorthIt = isRetried(error)
      if (isWorthIt) onWaiting?.(true)
      return isWorthIt
    },
    onProgress: (sent, total) => onShare?.(total > 0 ? sent / total : 0),
    onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
    onError: (error) => reject(refusalIn(error)),
  })
  signal?.addEventListener('abort', () => {
    // What the server has is removed by itself after a day, should it not hear this.
    upload.abort(true).catch(() => undefined)
    if (fingerprint) forgetUnfinished(fingerprint)
    reject(new DOMException('aborted', 'AbortError'))
  })
  const [earlier] = fingerprint ? await upload.findPreviousUploads() : []
  if (earlier) upload.resumeFromPreviousUpload(earlier)
  begin(upload)
  return promise
}

const isPassing = (status: number) => status === 403 || status === 429 || status >= 500

const statusOf = (error: Error | DetailedError) =>
  'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0

/** The disk stays full until somebody makes room, so the sender sees it and decides. */
const diskFull = 507

/** 409 and 423: the request before this one is still being ended. */
function isRetried(error: DetailedError): boolean {
  const status = statusOf(error)
  return status < 400 || (status >= 500 && status !== diskFull) || [409, 423, 429].includes(status)
}

/** What the server answered, as every call would throw it. */
function refusalIn(error: Error | DetailedError): unknown {
  const body = 'originalResponse' in error ? error.originalResponse?.getBody() : undefined
  if (!body) return error
  try {
    return openEnvelope(JSON.parse(body), readToken())
  } catch (refusal) {
    return refusal
  }
}
