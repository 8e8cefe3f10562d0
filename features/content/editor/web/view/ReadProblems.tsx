import { useMemo } from 'react'
import { Go } from '#kit/view/web/Go.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { activityProblems } from '#features/content/activity/activity.problems.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import type { ActivityRecord } from '../state/editorState.ts'
import { useProblemText } from '../state/useProblemText.ts'
import { activityPaths } from '../record/paths.ts'

/** What stops publishing, for whoever can mend it. */
export function ReadProblems({ record }: { readonly record: ActivityRecord }) {
  const t = useWords(activityWords)
  const problemText = useProblemText(record.cards)
  const problems = useMemo(() => activityProblems(record, record.cards), [record])
  if (problems.length === 0) return null
  return (
    <section aria-labelledby="problems" className="kit-panel deck-view">
      <h2 id="problems">{t('editor.problems', { count: problems.length })}</h2>
      <ul className="deck-problems">
        {problems.map((problem, index) => (
          <li key={`${problem.cardId}.${problem.path}.${problem.key}.${index}`}>{problemText(problem)}</li>
        ))}
      </ul>
      <Go href={activityPaths.edit(record.id)}>{t('edit')}</Go>
    </section>
  )
}
