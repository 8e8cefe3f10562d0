import { newPartId } from '#kit/card/card.ts'
import type { Entry, EntryKind, ReferenceCard } from './reference.schema.ts'

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
export const withNewEntry = (card: ReferenceCard): ReferenceCard => ({
  ...card,
  entries: [...card.entries, emptyEntry(card.entries.at(-1)?.kind ?? 'book')],
})

export const withEntry = (card: ReferenceCard, id: string, change: Partial<Entry>): ReferenceCard => ({
  ...card,
  entries: card.entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
})

export const withoutEntry = (card: ReferenceCard, id: string): ReferenceCard => ({
  ...card,
  entries: card.entries.filter((entry) => entry.id !== id),
})

export function withMovedEntry(card: ReferenceCard, from: number, to: number): ReferenceCard {
  const moved = card.entries[from]
  if (!moved || to < 0 || to >= card.entries.length) return card
  return { ...card, entries: card.entries.toSpliced(from, 1).toSpliced(to, 0, moved) }
}
