import { newPartId } from '#kit/card/card.ts'
import { hasOptions } from './poll.answers.ts'
import { mostOptions, type PollCard, type PollKind, type PollOption } from './poll.schema.ts'

const emptyOption = (text = ''): PollOption => ({ id: newPartId(), text })

/** Changes the kind; what the other kinds need is kept, and options are there when they are asked for first. */
export const withKind = (card: PollCard, kind: PollKind): PollCard => ({
  ...card,
  kind,
  options: hasOptions(kind) && card.options.length === 0 ? [emptyOption(), emptyOption()] : card.options,
})

export const withOption = (card: PollCard, id: string, text: string): PollCard => ({
  ...card,
  options: card.options.map((option) => (option.id === id ? { ...option, text } : option)),
})

export const withNewOptions = (card: PollCard, texts: readonly string[] = ['']): PollCard => ({
  ...card,
  options: [...card.options, ...texts.map(emptyOption)].slice(0, mostOptions),
})

export const withoutOption = (card: PollCard, id: string): PollCard => ({
  ...card,
  options: card.options.filter((option) => option.id !== id),
})

export function withMovedOption(card: PollCard, from: number, to: number): PollCard {
  const option = card.options[from]
  if (!option || to < 0 || to >= card.options.length) return card
  return { ...card, options: card.options.toSpliced(from, 1).toSpliced(to, 0, option) }
}
