import { useState } from 'react'

/** A file on its way, or given up. */
export interface FileSending {
  readonly key: number
  readonly file: File
  /** The share that has arrived, 0..1. */
  readonly share: number
  /** Why it did not arrive. */
  readonly error: string | undefined
}

interface Options<Sent> {
  upload(file: File, onShare: (share: number) => void): Promise<Sent>
  onSent(sent: Sent): void
  /** Why a file did not arrive, as a person reads it. */
  reason(error: unknown): string
  /** How many more files there is room for, besides those on their way. */
  readonly room: number
}

let lastKey = 0

/** Several files that are uploaded at once, each with how far it is; what did not arrive can be sent again. Without antd. */
export function useSendings<Sent>({ upload, onSent, reason, room }: Options<Sent>) {
  const [sendings, setSendings] = useState<readonly FileSending[]>([])
  const [isTooMany, setTooMany] = useState(false)
  const left = Math.max(0, room - sendings.length)
  const update = (key: number, part: Partial<FileSending> | undefined) =>
    setSendings((list) =>
      list.flatMap((each) => (each.key !== key ? [each] : part ? [{ ...each, ...part }] : [])),
    )
  async function send({ key, file }: FileSending): Promise<void> {
    try {
      onSent(await upload(file, (share) => update(key, { share })))
      update(key, undefined)
    } catch (error) {
      update(key, { error: reason(error) })
    }
  }
  function take(files: readonly File[]): void {
    const next = files.slice(0, left).map((file) => {
      lastKey += 1
      return { key: lastKey, file, share: 0, error: undefined }
    })
    setTooMany(files.length > left)
    setSendings((list) => [...list, ...next])
    for (const sending of next) void send(sending)
  }
  const retry = (sending: FileSending) => {
    update(sending.key, { error: undefined, share: 0 })
    void send(sending)
  }
  return {
    ...{ sendings, left, take, retry },
    drop: ({ key }: FileSending) => update(key, undefined),
    /** More were chosen than there was room for, and there is none now. */
    isTooMany: isTooMany && left === 0,
  }
}
