import { seedOfCard } from '#kit/card/seedOfCard.ts'
import { shuffled } from '#kit/value/shuffle.ts'
import type { ChoiceCard, ChoiceOption } from './choice.schema.ts'

/** The options as one learner meets them; a judgement is never shuffled: 'true' stands before 'false'. */
export function arrangeOptions(card: ChoiceCard, seed: number): readonly ChoiceOption[] {
  const own = seedOfCard(seed, card.id)
  if (card.kind === 'judge' || card.shuffle === 'none') return card.options
  if (card.shuffle === 'all') return shuffled(card.options, own)
  return [...shuffled(card.options.slice(0, -1), own), ...card.options.slice(-1)]
}
