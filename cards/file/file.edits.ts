import { newPartId } from '#kit/card/card.ts'
import { partEdits } from '#kit/card/partEdits.ts'
import { fileLimit, nameMax, type FileCard } from './file.schema.ts'

export const fileEdits = partEdits('files', fileLimit)

interface Uploaded {
  readonly name?: string
  /** In bytes. */
  readonly size?: number
}

const named = ({ name = '' }: Uploaded): string => [...name].slice(0, nameMax).join('')

/** One more file; it takes the licence of the one above, since they mostly come from one hand. */
export const withNewFile = (card: FileCard, fileId: number, uploaded: Uploaded): FileCard =>
  fileEdits.added(card, [
    {
      id: newPartId(),
      fileId,
      name: named(uploaded),
      size: uploaded.size ?? null,
      licence: card.files.at(-1)?.licence ?? '',
    },
  ])
