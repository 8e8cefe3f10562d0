import type { Deck } from '#deck/deck.document.ts'
import { useSay, useWords } from '#kit/web/words.ts'
import type { ActivityProblem } from '../../activity.contract.ts'
import { activityWords } from '../../activity.words.ts'
import { nameOf } from './faces.ts'

/** Says a problem with the number and the name of its card. */
export function useProblemText(deck: Deck): (problem: ActivityProblem) => string {
  const t = useWords(activityWords)
  const say = useSay()
  return ({ cardId, namespace, key, values }) => {
    const problem = say({ namespace, key, ...(values && { values }) })
    const index = deck.findIndex(({ id }) => id === cardId)
    const card = deck[index]
    if (!card) return problem
    const title = nameOf(card)
    const number = index + 1
    return title === ''
      ? t('editor.problemAt', { number, problem })
      : t('editor.problemIn', { number, title, problem })
  }
}
