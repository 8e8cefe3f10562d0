import { kitWords, useTranslate } from '#kit/i18n/web/words.ts'
import { phrase, type Translate } from '#kit/i18n/words.ts'
import { findCard, numbersOf, type Deck } from '#deck/deck.document.ts'
import { labelAt } from '#deck/web/cardLabel.ts'
import type { ActivityProblem } from '#features/content/activity/activity.contract.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { nameOf } from './cardSummary.ts'
import { labelOf } from './sync.ts'

/** Says a problem with the number and the name of its card, and with its field. */
export function problemText(problem: ActivityProblem, deck: Deck, translate: Translate): string {
  const card = problem.cardId === null ? undefined : findCard(deck, problem.cardId)?.card
  const label = card ? labelAt(card, problem.path, translate) : labelOf(problem.path)
  const text = fieldText(problem, label, translate)
  if (!card) return text
  const title = shortened(nameOf(card))
  const number = numbersOf(deck).get(card.id) ?? ''
  return translate(
    title === ''
      ? phrase(activityWords, 'editor.problemAt', { number, problem: text })
      : phrase(activityWords, 'editor.problemIn', { number, title, problem: text }),
  )
}

const maxTitleLength = 40
/** A title may be over its limit itself. */
const shortened = (title: string): string =>
  title.length > maxTitleLength ? `${title.slice(0, maxTitleLength).toWellFormed()}…` : title

/** The kit's phrases are about any field; those of cards and of the activity say themselves which they are about. */
export function fieldText(
  { namespace, key, values }: ActivityProblem,
  label: string,
  translate: Translate,
): string {
  const text = translate({ namespace, key, values: { label, ...values } })
  const isNamed = namespace !== kitWords.name || text.includes(label)
  return isNamed ? text : translate(phrase(activityWords, 'editor.problemField', { label, problem: text }))
}

export function useProblemText(deck: Deck): (problem: ActivityProblem) => string {
  const translate = useTranslate()
  return (problem) => problemText(problem, deck, translate)
}
