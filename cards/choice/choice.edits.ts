import { newPartId } from '#kit/card/card.ts'
import { partEdits } from '#kit/card/partEdits.ts'
import { maxOptions, type ChoiceCard, type ChoiceOption } from './choice.schema.ts'

export const optionEdits = partEdits('options', maxOptions)

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

/** Marks an option as right or not; where only one can be, the others give way. */
export function withCorrect(card: ChoiceCard, id: string, correct: boolean): ChoiceCard {
  if (card.kind === 'multi') return optionEdits.changed(card, id, { correct })
  return {
    ...card,
    options: card.options.map((option) => ({ ...option, correct: correct && option.id === id })),
  }
}

export const withNewOption = (card: ChoiceCard): ChoiceCard =>
  optionEdits.added(card, [emptyOption(newPartId())])
