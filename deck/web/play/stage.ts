import type { CardState } from '#kit/card/progress.ts'
import { cardOf, type Card } from '#cards/registry.ts'
import { untouched } from '../../deck.navigate.ts'
import type { Attempt } from './play.ts'

/** `answering`: waits for a response; `held`: something must be done first; `open`: the way on is free. */
export type Stage = 'answering' | 'held' | 'open'

/** What the button below a card does now, by the rules of the card, the answer on the screen and the state of the card so far. */
export function stageOf(card: Card, attempt: Attempt, state: CardState | undefined): Stage {
  const { answering, progress } = cardOf(card.type)
  if (attempt.isQueued) return 'open'
  if (answering.isPractised) return !card.required || state?.passed === true ? 'open' : 'held'
  if (answering.isAnswered && !attempt.verdict) {
    // One that could not be sent is offered to be sent again like the others.
    const isSending = attempt.response === undefined && answering.answersItself(card)
    return isSending ? (card.required ? 'held' : 'open') : 'answering'
  }
  if (attempt.verdict || !card.required) return 'open'
  // That a card was seen is reported as soon as it is shown; waiting for it would make the button flicker.
  const seen = state ?? untouched
  const joined = progress.join(seen.progress ?? {}, { viewed: true })
  return progress.isComplete(card, { ...seen, progress: joined }) ? 'open' : 'held'
}
