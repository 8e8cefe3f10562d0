import { useEffect, useEffectEvent, useState } from 'react'
import type { FileKind, FilePurpose } from '#kit/contract/file.ts'
import { asCaption } from '#kit/files/web/asCaption.ts'
import { beginFlight, type Flight } from '#kit/files/web/flight.ts'
import { lookAt } from '#kit/files/web/lookAt.ts'

/** One chosen file: not looked at yet, nothing that can be uploaded, or on its way. */
export interface UploadItem {
  readonly key: number
  readonly file: File
  readonly state: 'waiting' | 'refused' | 'flying'
  readonly flight?: Flight
}

const purposes: Readonly<Record<FileKind, FilePurpose>> = {
  picture: 'card',
  video: 'video',
  audio: 'audio',
  document: 'document',
  caption: 'caption',
}

let keys = 0
const itemOf = (file: File): UploadItem => ({ key: (keys += 1), file, state: 'waiting' })

async function launched(item: UploadItem): Promise<UploadItem> {
  const file = await asCaption(item.file)
  const type = await lookAt(file)
  // What is damaged is sent too: the server says what is wrong with it, in the reader's words.
  const kind = type.kind === 'refused' && type.why !== 'unknown' ? 'document' : type.kind
  if (kind === 'refused') return { ...item, state: 'refused' }
  return { ...item, state: 'flying', flight: beginFlight(file, file.name, purposes[kind]) }
}

const isOver = ({ state, flight }: UploadItem) =>
  state === 'refused' || ['done', 'failed', 'cancelled'].includes(flight?.state().phase ?? '')

/** Files that are sent one after the other. Closing the list stops nothing. */
export function useUploads(onDone: () => void) {
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const [isOpen, setOpen] = useState(false)
  const [turn, setTurn] = useState(0)
  const onFinished = useEffectEvent(onDone)

  useEffect(() => {
    const busy = items.some((item) => item.state === 'flying' && !isOver(item))
    const next = items.find(({ state }) => state === 'waiting')
    if (busy || !next) return
    void launched(next).then((item) => {
      setItems((all) => all.map((one) => (one.key === item.key ? item : one)))
      item.flight?.subscribe(() => {
        if (!isOver(item)) return
        setTurn((now) => now + 1)
        if (item.flight?.state().phase === 'done') onFinished()
      })
    })
  }, [items, turn])

  return {
    items,
    isOpen,
    add(files: readonly File[]) {
      if (files.length === 0) return
      setItems((all) => [...all.filter((item) => !isOver(item)), ...files.map(itemOf)])
      setOpen(true)
    },
    close: () => setOpen(false),
  }
}
