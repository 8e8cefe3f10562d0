import './bar.css'
import { Button } from 'antd'
import { useState } from 'react'
import type { Card } from '#cards/index.ts'
import { useSay, useWords } from '#kit/web/words.ts'
import type { ActivityProblem } from '../../activity.contract.ts'
import { activityWords } from '../../activity.words.ts'
import { useEditor, usePart } from './context.ts'
import { nameOf } from './faces.ts'
import { useProblems } from './useProblems.ts'

const inSight = 3

/** What stops publishing; each line leads to its field. */
export function ProblemBar() {
  const t = useWords(activityWords)
  const problems = useProblems()
  const [isOpen, setOpen] = useState(false)
  if (problems.length === 0) return null
  const rest = problems.length - inSight
  return (
    <section aria-label={t('editor.problems', { count: problems.length })} className="editor-problems">
      <b>{t('editor.problems', { count: problems.length })}</b>
      <ProblemLines isOpen={isOpen} problems={isOpen ? problems : problems.slice(0, inSight)} />
      {rest > 0 && (
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} size="small" type="text">
          {isOpen ? t('editor.fewerProblems') : t('editor.moreProblems', { count: rest })}
        </Button>
      )}
    </section>
  )
}

interface LinesProps {
  readonly problems: readonly ActivityProblem[]
  readonly isOpen: boolean
}

function ProblemLines({ problems, isOpen }: LinesProps) {
  const editor = useEditor()
  const tell = useProblemText()
  return (
    <ul data-open={isOpen || undefined}>
      {problems.map((problem, index) => (
        <li key={`${problem.cardId}.${problem.path}.${problem.key}.${index}`}>
          <button onClick={() => goToProblem(editor, problem)} type="button">
            {tell(problem)}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A problem of the deck as a whole is mended in the palette, one of a field in the settings, one of a card in its form. */
export function goToProblem(editor: ReturnType<typeof useEditor>, { cardId, path }: ActivityProblem): void {
  editor.store.set({ freshId: null })
  if (cardId === null && path === '') editor.open('palette')
  else editor.selection.goTo({ cardId, path })
}

/** Says a problem with the number and the name of its card. */
function useProblemText(): (problem: ActivityProblem) => string {
  const t = useWords(activityWords)
  const say = useSay()
  const deck = usePart((state) => state.history.present)
  return ({ cardId, namespace, key, values }) => {
    const problem = say({ namespace, key, ...(values && { values }) })
    const index = deck.findIndex(({ id }) => id === cardId)
    const card: Card | undefined = deck[index]
    if (!card) return problem
    const title = nameOf(card)
    const number = index + 1
    return title === ''
      ? t('editor.problemAt', { number, problem })
      : t('editor.problemIn', { number, title, problem })
  }
}
