import { newPartId } from '#kit/card/card.ts'
import { partEdits } from '#kit/card/partEdits.ts'
import { hasOptions } from './poll.answers.ts'
import { maxOptions, type PollCard, type PollKind, type PollOption } from './poll.schema.ts'

export const optionEdits = partEdits('options', maxOptions)

export const optionOf = (text = ''): PollOption => ({ id: newPartId(), text })

/** Changes the kind; what the other kinds need stays, and options are there when they are first needed. */
export const withKind = (card: PollCard, kind: PollKind): PollCard => ({
  ...card,
  kind,
  options: hasOptions(kind) && card.options.length === 0 ? [optionOf(), optionOf()] : card.options,
})

export const withNewOptions = (card: PollCard, texts: readonly string[] = ['']): PollCard =>
  optionEdits.added(card, texts.map(optionOf))
