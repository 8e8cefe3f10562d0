import { newPartId } from '#kit/card/card.ts'
import { modes, mostTerms, type Term, type TermField, type VocabCard } from './vocab.schema.ts'

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

export const withTerm = (card: VocabCard, id: string, change: Partial<Term>): VocabCard => ({
  ...card,
  terms: card.terms.map((term) => (term.id === id ? { ...term, ...change } : term)),
})

/** Adds terms; they take the place of those that hold nothing yet, and end at the limit. */
export function withNewTerms(card: VocabCard, added: readonly Term[]): VocabCard {
  const written = card.terms.filter((term) => !isEmpty(term))
  return { ...card, terms: [...written, ...added].slice(0, mostTerms) }
}

/** Adds an empty row to be typed into. */
export const withNextTerm = (card: VocabCard): VocabCard => ({
  ...card,
  terms: [...card.terms, emptyTerm()].slice(0, mostTerms),
})

export const withoutTerm = (card: VocabCard, id: string): VocabCard => ({
  ...card,
  terms: card.terms.filter((term) => term.id !== id),
})

export function withMovedTerm(card: VocabCard, from: number, to: number): VocabCard {
  const term = card.terms[from]
  if (!term || to < 0 || to >= card.terms.length) return card
  return { ...card, terms: card.terms.toSpliced(from, 1).toSpliced(to, 0, term) }
}

/** The modes in their own order, however they were ticked. */
export const withModes = (card: VocabCard, chosen: readonly string[]): VocabCard => ({
  ...card,
  modes: modes.filter((mode) => chosen.includes(mode)),
})

const isEmpty = (term: Term): boolean =>
  Object.entries(term).every(([field, value]) => field === 'id' || !value)
