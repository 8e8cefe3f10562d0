import { newPartId } from '#kit/card/card.ts'
import { partEdits } from '#kit/card/partEdits.ts'
import { modes, maxTerms, type Term, type TermField, type VocabCard } from './vocab.schema.ts'

export const termEdits = partEdits('terms', maxTerms)

export const emptyTerm = (written: Partial<Record<TermField, string>> = {}): Term => ({
  id: newPartId(),
  term: '',
  reading: '',
  partOfSpeech: '',
  meaning: '',
  audio: null,
  picture: null,
  example: '',
  translation: '',
  ...written,
})

/** Adds terms; they take the place of those that are still empty, and end at the limit. */
export function withNewTerms(card: VocabCard, added: readonly Term[]): VocabCard {
  const written = card.terms.filter((term) => !isEmpty(term))
  return { ...card, terms: [...written, ...added].slice(0, maxTerms) }
}

/** Adds an empty row to be typed into. */
export const withNextTerm = (card: VocabCard): VocabCard => termEdits.added(card, [emptyTerm()])

/** The modes in their own order, however they were ticked. */
export const withModes = (card: VocabCard, chosen: readonly string[]): VocabCard => ({
  ...card,
  modes: modes.filter((mode) => chosen.includes(mode)),
})

const isEmpty = (term: Term): boolean =>
  Object.entries(term).every(([field, value]) => field === 'id' || !value)
