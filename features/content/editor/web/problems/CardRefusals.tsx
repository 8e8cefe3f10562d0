import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import type { Card } from '#cards/index.ts'
import { labelAt } from '#deck/web/cardLabel.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { fieldText } from '../state/useProblemText.ts'
import { useProblems } from './Problems.tsx'

/** Above the form of a card that cannot be saved as it is: every reason, also one that no field of the form shows. */
export function CardRefusals({ card }: { readonly card: Card }) {
  const t = useWords(activityWords)
  const translate = useTranslate()
  const { refused } = useProblems()
  const own = refused.filter(({ cardId }) => cardId === card.id)
  if (own.length === 0) return null
  return (
    <div className="kit-pinned" role="status">
      <strong>{t('editor.refusedLead')}</strong>
      <ul>
        {own.map((problem) => (
          <li key={`${problem.path} ${problem.key}`}>
            {fieldText(problem, labelAt(card, problem.path, translate), translate)}
          </li>
        ))}
      </ul>
    </div>
  )
}
