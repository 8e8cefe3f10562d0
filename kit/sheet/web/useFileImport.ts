import { useRef, useState } from 'react'
import type { DataOf } from '#kit/contract/endpoint.ts'
import type { Progress } from '#kit/contract/progress.ts'
import type { AnyEndpoint } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { newKey } from '#kit/http/web/newKey.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { upload } from '#kit/http/web/transfer.ts'

export type FileImportState<Report> =
  | { readonly kind: 'idle' }
  /** `share`: how much has been sent; at 1 it is being read. */
  | { readonly kind: 'reading'; readonly name: string; readonly share: number }
  | { readonly kind: 'read'; readonly file: File; readonly report: Report }

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Sends a file to be looked at, and once more, unchanged, to be taken over: the report comes before anything is written. */
export function useFileImport<E extends AnyEndpoint>(endpoint: E) {
  const [state, setState] = useState<FileImportState<DataOf<E>>>({ kind: 'idle' })
  const [taking, setTaking] = useState<Progress>()
  const abort = useRef<AbortController>(undefined)
  // The same taking, tried again after a lost answer, is done once.
  const attempt = useRef({ of: '', key: '' })

  async function look(file: File): Promise<void> {
    abort.current?.abort()
    const controller = new AbortController()
    abort.current = controller
    setState({ kind: 'reading', name: file.name, share: 0 })
    try {
      const onProgress = (share: number) => setState({ kind: 'reading', name: file.name, share })
      const report = await upload(endpoint, file, {}, { signal: controller.signal, onProgress })
      attempt.current = { of: '', key: '' }
      setState({ kind: 'read', file, report })
    } catch (error) {
      if (abort.current === controller) setState({ kind: 'idle' })
      if (!isAbort(error)) notify({ kind: 'error', text: errorText(error), milliseconds: 12_000 })
    }
  }

  /** Takes over with these parts of the body beside the file; undefined where it was refused, which is shown. */
  async function take(fields: Readonly<Record<string, string>>): Promise<DataOf<E> | undefined> {
    if (state.kind !== 'read') return undefined
    const of = JSON.stringify(fields)
    if (attempt.current.of !== of) attempt.current = { of, key: newKey() }
    setTaking({ done: 0, of: 0 })
    const controller = new AbortController()
    abort.current = controller
    try {
      return await upload(endpoint, state.file, fields, {
        idempotencyKey: attempt.current.key,
        signal: controller.signal,
        ...(endpoint.reportsProgress && { onWork: setTaking }),
      })
    } catch (error) {
      if (!isAbort(error)) notify({ kind: 'error', text: errorText(error), milliseconds: 12_000 })
      return undefined
    } finally {
      setTaking(undefined)
    }
  }

  const reset = () => {
    abort.current?.abort()
    setState({ kind: 'idle' })
  }
  /** Breaks off a taking over; what is asked for again with the same parts is done once all the same. */
  const stop = () => abort.current?.abort()
  /** How far it is while it is taken over: `of` is 0 where that is not known. */
  return { state, taking, isTaking: taking !== undefined, look, take, stop, reset }
}
