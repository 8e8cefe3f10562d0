import './bar.css'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import type { ActivityProblem } from '#features/content/activity/activity.contract.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { useEditor } from '../state/context.ts'
import { useProblemText } from '../state/useProblemText.ts'
import { useProblems } from './Problems.tsx'
import { useFitting } from './useFitting.ts'

/** More than this would not fit into a line of any screen. */
const maxPerLine = 8

/** What stops publishing, and what is only worth a look; each line leads to its field. */
export function ProblemBar() {
  const t = useWords(activityWords)
  const { problems, warnings, wrong, isCalm } = useProblems()
  return (
    <>
      <Lines
        isCalm={isCalm && wrong.length === 0}
        problems={problems}
        title={t('editor.problems', { count: problems.length })}
      />
      <Lines isCalm isWarning problems={warnings} title={t('editor.warnings', { count: warnings.length })} />
    </>
  )
}

interface LinesProps {
  readonly problems: readonly ActivityProblem[]
  readonly title: string
  /** It asks for nothing yet. */
  readonly isCalm: boolean
  readonly isWarning?: boolean
}

function Lines({ problems, title, isCalm, isWarning = false }: LinesProps) {
  const t = useWords(activityWords)
  const { deck } = useProblems()
  const problemText = useProblemText(deck)
  const [isOpen, setOpen] = useState(false)
  const line = useRef<HTMLUListElement>(null)
  const count = isOpen ? problems.length : Math.min(problems.length, maxPerLine)
  const fitting = useFitting(line, count)
  if (problems.length === 0) return null
  const hidden = problems.length - fitting
  const opening = fitting === 0 ? t('editor.allProblems') : t('editor.moreProblems', { count: hidden })
  return (
    <section
      aria-label={title}
      className="editor-problems"
      data-calm={isCalm || undefined}
      data-open={isOpen || undefined}
      data-warning={isWarning || undefined}
    >
      <b>{title}</b>
      <ul ref={line}>
        {problems.slice(0, count).map((problem, index) => (
          <ProblemLine
            isHidden={!isOpen && index >= fitting}
            key={`${problem.cardId}.${problem.path}.${problem.key}.${index}`}
            problem={problem}
            text={problemText(problem)}
          />
        ))}
      </ul>
      {(isOpen || hidden > 0) && (
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} size="small" type="text">
          {isOpen ? t('editor.fewerProblems') : opening}
        </Button>
      )}
    </section>
  )
}

interface LineProps {
  readonly problem: ActivityProblem
  readonly text: string
  /** It stands below the line that is seen. */
  readonly isHidden: boolean
}

function ProblemLine({ problem, text, isHidden }: LineProps) {
  const editor = useEditor()
  return (
    <li aria-hidden={isHidden || undefined}>
      <button onClick={() => goToProblem(editor, problem)} tabIndex={isHidden ? -1 : 0} type="button">
        {text}
      </button>
    </li>
  )
}

/** A problem of the deck as a whole is mended in the palette, one of a field in the settings, one of a card in its form. */
export function goToProblem(editor: ReturnType<typeof useEditor>, { cardId, path }: ActivityProblem): void {
  editor.store.set({ freshId: null, askedId: cardId })
  if (cardId === null && path === '') editor.open('palette')
  else editor.selection.goTo({ cardId, path })
}
