import { uploadPath } from '#kit/contract/file.ts'
import { call, type AnyEndpoint } from '#kit/http/web/client.ts'
import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import { isAbort, isRefusal } from '#kit/http/web/refusal.ts'

/** A file that the server has stored; of pictures and films with width and height in pixels. */
export interface SentFile {
  readonly id: number
  readonly url: string
  readonly name: string
  readonly mime: string
  /** In bytes. */
  readonly size: number
  readonly width: number | null
  readonly height: number | null
  readonly durationMs: number | null
}

/** Without the contract, which would bring zod into the learner's page. */
export const finishEndpoint = lightEndpoint<AnyEndpoint>({
  method: 'POST',
  path: `${uploadPath}/finish`,
  effect: 'outside',
})

const busy = 503
const maxTries = 60
const pauseMs = 3000

const isWorthRetrying = (error: unknown) => !isAbort(error) && (!isRefusal(error) || error.code === busy)

/**
 * Has the server check what has arrived and store it. A second call for the same upload gives the same file. `tries`: so far.
 * @throws Refusal, or the error of the network after the last try
 */
export async function finishUpload(uploadId: string, signal?: AbortSignal, tries = 1): Promise<SentFile> {
  try {
    return (await call(finishEndpoint, { body: { uploadId } as never, signal })) as SentFile
  } catch (error) {
    if (tries >= maxTries || !isWorthRetrying(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    signal?.throwIfAborted()
    return finishUpload(uploadId, signal, tries + 1)
  }
}
