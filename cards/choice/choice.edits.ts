import { newPartId } from '#kit/card/card.ts'
import type { ChoiceCard, ChoiceOption } from './choice.schema.ts'

const emptyOption = (id: string): ChoiceOption => ({
  id,
  text: '',
  picture: null,
  correct: false,
  feedback: '',
})

/** Changes the kind and keeps what still means something: of several right options only the first stays right. */
export function withKind(card: ChoiceCard, kind: ChoiceCard['kind']): ChoiceCard {
  if (kind === card.kind) return card
  if (kind === 'judge') return { ...card, kind, options: judgeOptions(card) }
  const options =
    card.kind === 'judge'
      ? [emptyOption(newPartId()), emptyOption(newPartId()), emptyOption(newPartId())]
      : card.options
  return { ...card, kind, options: kind === 'single' ? oneRight(options) : options }
}

const judgeOptions = (card: ChoiceCard): ChoiceOption[] =>
  ['true', 'false'].map((id) => ({
    ...(card.options.find((option) => option.id === id) ?? emptyOption(id)),
    correct: id === 'true',
  }))

function oneRight(options: readonly ChoiceOption[]): ChoiceOption[] {
  const first = options.findIndex(({ correct }) => correct)
  return options.map((option, index) => ({ ...option, correct: index === first }))
}

export const withOption = (card: ChoiceCard, id: string, change: Partial<ChoiceOption>): ChoiceCard => ({
  ...card,
  options: card.options.map((option) => (option.id === id ? { ...option, ...change } : option)),
})

/** Marks an option as right or not; where only one can be, the others give way. */
export function withCorrect(card: ChoiceCard, id: string, correct: boolean): ChoiceCard {
  if (card.kind === 'multi') return withOption(card, id, { correct })
  return {
    ...card,
    options: card.options.map((option) => ({ ...option, correct: correct && option.id === id })),
  }
}

export const withNewOption = (card: ChoiceCard): ChoiceCard => ({
  ...card,
  options: [...card.options, emptyOption(newPartId())],
})

export const withoutOption = (card: ChoiceCard, id: string): ChoiceCard => ({
  ...card,
  options: card.options.filter((option) => option.id !== id),
})

export function withMovedOption(card: ChoiceCard, from: number, to: number): ChoiceCard {
  const moved = card.options[from]
  if (!moved || to < 0 || to >= card.options.length) return card
  return { ...card, options: card.options.toSpliced(from, 1).toSpliced(to, 0, moved) }
}
