import type { CardPart } from '#kit/card/answering.ts'
import type { PollCard, PollKind, PollResponse } from './poll.schema.ts'

export const hasValues = (kind: PollKind): kind is 'stars' | 'scale' | 'nps' =>
  kind === 'stars' || kind === 'scale' || kind === 'nps'

export const hasOptions = (kind: PollKind): kind is 'single' | 'multi' =>
  kind === 'single' || kind === 'multi'

/** The figures that can be chosen: stars and steps from 1, a recommendation from 0 to 10. */
export function valuesOf({ kind, steps }: Pick<PollCard, 'kind' | 'steps'>): readonly number[] {
  if (!hasValues(kind)) return []
  if (kind === 'nps') return Array.from({ length: 11 }, (_, index) => index)
  return Array.from({ length: steps }, (_, index) => index + 1)
}

/** What can be chosen, as conditions and statistics name it. */
export const pollParts = (card: PollCard): CardPart[] =>
  hasOptions(card.kind)
    ? card.options.map(({ id, text }) => ({ id, label: text }))
    : valuesOf(card).map((value) => ({ id: String(value), label: String(value) }))

export function chosenIn(response: PollResponse): readonly string[] {
  if ('value' in response) return [String(response.value)]
  return 'optionIds' in response ? response.optionIds : []
}

/** Whether the response is of the kind that is asked for, and within what there is. */
export function acceptsPoll(card: PollCard, response: PollResponse): boolean {
  if ('value' in response) return valuesOf(card).includes(response.value)
  if ('text' in response) return card.kind === 'text' && response.text.trim() !== ''
  const { optionIds } = response
  const chosen = new Set(optionIds)
  return (
    hasOptions(card.kind) &&
    chosen.size === optionIds.length &&
    chosen.size > 0 &&
    (card.kind === 'multi' || chosen.size === 1) &&
    optionIds.every((id) => card.options.some((option) => option.id === id))
  )
}
