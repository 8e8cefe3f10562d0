import type { FormEvent, KeyboardEvent } from 'react'
import type { Card } from '#cards/registry.ts'
import type { Stage } from './stage.ts'
import type { CardPlay } from './useCardPlay.ts'

/** The form around a card lets Enter do what its button does: it answers, and then it goes on. */
export function answerForm(
  card: Card,
  { attempt, answer, isSending }: CardPlay,
  stage: Stage,
  goOn: () => void,
) {
  return {
    onKeyDown: ignoreComposingEnter,
    onSubmit(event: FormEvent): void {
      event.preventDefault()
      if (isSending) return
      if (stage === 'answering' && attempt.response !== undefined) void answer(card, attempt.response)
      if (stage === 'open') goOn()
    },
  }
}

/** Enter that ends a composition of an input method is not Enter. */
function ignoreComposingEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault()
}
