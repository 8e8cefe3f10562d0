import { newPartId } from '#kit/card/card.ts'
import type { BranchCard, BranchEnding, BranchOption } from './branch.schema.ts'

export const withOption = (card: BranchCard, id: string, change: Partial<BranchOption>): BranchCard => ({
  ...card,
  options: card.options.map((option) => (option.id === id ? { ...option, ...change } : option)),
})

export const withNewOption = (card: BranchCard): BranchCard => ({
  ...card,
  options: [
    ...card.options,
    { id: newPartId(), text: '', picture: null, next: { to: 'default' }, feedback: '', score: 0 },
  ],
})

export const withoutOption = (card: BranchCard, id: string): BranchCard => ({
  ...card,
  options: card.options.filter((option) => option.id !== id),
})

export function withMovedOption(card: BranchCard, from: number, to: number): BranchCard {
  const moved = card.options[from]
  if (!moved || to < 0 || to >= card.options.length) return card
  return { ...card, options: card.options.toSpliced(from, 1).toSpliced(to, 0, moved) }
}

/** A new ending, and the option `id` leads to it. */
export function withNewEnding(card: BranchCard, id?: string): BranchCard {
  const ending = { id: newPartId(), title: '', text: '', score: 0 }
  const grown = { ...card, endings: [...card.endings, ending] }
  return id === undefined ? grown : withOption(grown, id, { next: { to: 'ending', endingId: ending.id } })
}

export const withEnding = (card: BranchCard, id: string, change: Partial<BranchEnding>): BranchCard => ({
  ...card,
  endings: card.endings.map((ending) => (ending.id === id ? { ...ending, ...change } : ending)),
})

/** Without an ending; what led there goes on as the card says for all. */
export const withoutEnding = (card: BranchCard, id: string): BranchCard => ({
  ...card,
  endings: card.endings.filter((ending) => ending.id !== id),
  options: card.options.map((option) =>
    option.next.to === 'ending' && option.next.endingId === id
      ? { ...option, next: { to: 'default' } }
      : option,
  ),
})

/** Scoring begins to count: a card that was worth nothing is worth a point. */
export const withScoring = (card: BranchCard, scoring: BranchCard['scoring']): BranchCard => ({
  ...card,
  scoring,
  points: scoring === 'none' ? 0 : Math.max(1, card.points),
})

/** Who may not come back chooses once. */
export const withBack = (card: BranchCard, back: boolean): BranchCard => ({
  ...card,
  back,
  attempts: { max: back ? null : 1, showAnswer: 'never' },
})
