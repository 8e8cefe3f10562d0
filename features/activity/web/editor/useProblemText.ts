import { findCard, numbersOf, type Deck } from '#deck/deck.document.ts'
import { useMemo } from 'react'
import { useSay, useWords } from '#kit/web/words.ts'
import type { ActivityProblem } from '../../activity.contract.ts'
import { activityWords } from '../../activity.words.ts'
import { nameOf } from './faces.ts'

/** Says a problem with the number and the name of its card. */
export function useProblemText(deck: Deck): (problem: ActivityProblem) => string {
  const t = useWords(activityWords)
  const say = useSay()
  const numbers = useMemo(() => numbersOf(deck), [deck])
  return ({ cardId, namespace, key, values }) => {
    const problem = say({ namespace, key, ...(values && { values }) })
    const card = cardId === null ? undefined : findCard(deck, cardId)?.card
    if (!card) return problem
    const title = nameOf(card)
    const number = numbers.get(card.id) ?? ''
    return title === ''
      ? t('editor.problemAt', { number, problem })
      : t('editor.problemIn', { number, title, problem })
  }
}
