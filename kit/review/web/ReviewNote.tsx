import type { ReviewNote as Note } from '#kit/contract/review.ts'
import type { Formed, Recorded } from '#kit/resource/web/formed.ts'
import type { ResourceWords } from '#kit/resource/web/resourceWords.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { notesIn } from './reviewNotes.ts'

interface ReviewNoteProps {
  readonly resource: Pick<Formed, 'name' | 'machine'>
  readonly record: Recorded
  /** Leads to a field that the review names, where the form is on the screen. */
  readonly onField?: (field: string) => void
}

/** What a review said of the record (`reviewReason`): the rejection until it is submitted again, or a word of approval. */
export function ReviewNote({ resource, record, onField }: ReviewNoteProps) {
  const words = useResourceWords(resource.name)
  const { reviewReason: reason, isApproved } = record
  if (typeof reason !== 'string' || reason === '') return null
  const notes = notesIn(record)
  if (isApproved !== true)
    return (
      <output className="kit-banner" data-tone="bad">
        {notes.some(({ field }) => field !== null) ? (
          <Pinned {...{ notes, words, onField }} />
        ) : (
          (words.maybe('rejected', { reason }) ?? reason)
        )}
      </output>
    )
  return (
    <output className="kit-banner" data-tone="info">
      <strong>{words.label('reviewReason')}</strong>
      <span>{reason}</span>
    </output>
  )
}

interface PinnedProps {
  readonly notes: readonly Note[]
  readonly words: ResourceWords
  readonly onField: ReviewNoteProps['onField']
}

/** Each reason under the name of its field, in the reader's language. */
function Pinned({ notes, words, onField }: PinnedProps) {
  const t = useWords(kitWords)
  const general = notes.filter(({ field }) => field === null).map(({ text }) => text)
  return (
    <div className="kit-rejection">
      <p>
        {words.maybe('rejected', { reason: general.join(' ') || t('review.atFields') }) ?? general.join(' ')}
      </p>
      <ul>
        {notes.map(({ field, text }, index) =>
          field === null ? null : (
            <li key={`${index}${field}`}>
              {onField ? (
                <button type="button" className="kit-link" onClick={() => onField(field)}>
                  {words.label(field)}
                </button>
              ) : (
                <strong>{words.label(field)}</strong>
              )}{' '}
              {text}
            </li>
          ),
        )}
      </ul>
    </div>
  )
}
