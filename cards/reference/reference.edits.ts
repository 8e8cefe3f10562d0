import { newPartId } from '#kit/card/card.ts'
import { partEdits } from '#kit/card/partEdits.ts'
import { maxEntries, type Entry, type EntryKind, type ReferenceCard } from './reference.schema.ts'

export const entryEdits = partEdits('entries', maxEntries)

const emptyEntry = (kind: EntryKind): Entry => ({
  id: newPartId(),
  kind,
  title: '',
  author: '',
  year: '',
  source: '',
  page: '',
  url: '',
  quote: '',
  activityId: null,
})

/** A new source is of the kind of the last one: lists are mostly of one kind. */
export const withNewEntry = (card: ReferenceCard): ReferenceCard =>
  entryEdits.added(card, [emptyEntry(card.entries.at(-1)?.kind ?? 'book')])
