import type { Formed, Recorded } from './formed.ts'
import { useResourceWords } from './resourceWords.ts'

interface ReviewNoteProps {
  readonly resource: Pick<Formed, 'name' | 'machine'>
  readonly record: Recorded
}

/** What a review said of the record (`reviewReason`): the rejection until it is submitted again, or a word of approval. */
export function ReviewNote({ resource, record }: ReviewNoteProps) {
  const words = useResourceWords(resource.name)
  const { reviewReason: reason, isApproved } = record
  if (typeof reason !== 'string' || reason === '') return null
  if (isApproved !== true)
    return (
      <output className="kit-banner" data-tone="bad">
        {words.maybe('rejected', { reason }) ?? reason}
      </output>
    )
  return (
    <output className="kit-banner" data-tone="info">
      <strong>{words.label('reviewReason')}</strong>
      <span>{reason}</span>
    </output>
  )
}
