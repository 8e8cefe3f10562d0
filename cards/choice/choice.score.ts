import type { Score } from '#kit/card/verdict.ts'
import type { ChoiceCard, ChoiceResponse } from './choice.schema.ts'

/**
 * Single and judge: 0 or 1. Multi: max(0, right / R - wrong / W) with partial credit, else all or nothing; R and W are the
 * right and the wrong options that there are.
 */
export function scoreChoice(card: ChoiceCard, { optionIds }: ChoiceResponse): Score {
  const chosen = new Set(optionIds)
  const right = card.options.filter(({ correct }) => correct)
  const wrong = card.options.filter(({ correct }) => !correct)
  const chosenRight = share(right, chosen)
  const chosenWrong = share(wrong, chosen)
  const isExact = chosenRight === 1 && chosenWrong === 0
  const isOneOf = card.kind !== 'multi' && chosenRight > 0 && chosenWrong === 0
  const scaled =
    card.kind === 'multi' && card.partialCredit
      ? Math.max(0, chosenRight - chosenWrong)
      : Number(isExact || isOneOf)
  return { scaled, passed: scaled === 1, parts: partFeedback(card, chosen) }
}

function share(options: ChoiceCard['options'], chosen: ReadonlySet<string>): number {
  const among = options.filter(({ id }) => chosen.has(id))
  return options.length === 0 ? 0 : among.length / options.length
}

const partFeedback = (card: ChoiceCard, chosen: ReadonlySet<string>) =>
  card.options
    .filter(({ id, feedback }) => chosen.has(id) && feedback.trim() !== '')
    .map(({ id, feedback }) => ({ partId: id, text: feedback }))
