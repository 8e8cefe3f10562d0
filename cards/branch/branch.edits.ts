import { newPartId } from '#kit/card/card.ts'
import { partEdits } from '#kit/card/partEdits.ts'
import { maxEndings, maxOptions, type BranchCard } from './branch.schema.ts'

export const optionEdits = partEdits('options', maxOptions)
export const endingEdits = partEdits('endings', maxEndings)

export const withNewOption = (card: BranchCard): BranchCard =>
  optionEdits.added(card, [
    { id: newPartId(), text: '', picture: null, next: { to: 'default' }, feedback: '', score: 0 },
  ])

/** A new ending, and the option `id` leads to it. */
export function withNewEnding(card: BranchCard, id?: string): BranchCard {
  const ending = { id: newPartId(), title: '', text: '', score: 0 }
  const grown = endingEdits.added(card, [ending])
  return id === undefined
    ? grown
    : optionEdits.changed(grown, id, { next: { to: 'ending', endingId: ending.id } })
}

/** Without an ending; what led there takes the card's default. */
export const withoutEnding = (card: BranchCard, id: string): BranchCard => ({
  ...endingEdits.without(card, id),
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
