import { useRef, type KeyboardEvent } from 'react'
import type { GradedBy } from '#kit/card/grading.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { assignment } from '../assignment.contract.ts'
import { levelsOf } from '../assignment.grade.ts'
import { assignmentWords } from '../assignment.words.ts'

type Marks = Readonly<Record<string, number>>

interface Props {
  readonly rubric: readonly GradedBy[]
  readonly marks: Marks
  readonly problem: string | undefined
  onMark(id: string, points: number): void
  /** The last criterion has its mark. */
  onLast(): void
}

/** Points for each criterion: a number key gives them and goes on to the next one. */
export function RubricMarks({ rubric, marks, problem, onMark, onLast }: Props) {
  const t = useWords(assignmentWords)
  const words = useResourceWords(assignment.name)
  const root = useRef<HTMLDivElement>(null)
  const possible = rubric.reduce((sum, { points }) => sum + points, 0)
  const given = Object.values(marks).reduce((sum, points) => sum + points, 0)

  function goOn(index: number): void {
    const next = root.current?.querySelectorAll('fieldset')[index + 1]
    const choice =
      next?.querySelector<HTMLElement>('input:checked') ?? next?.querySelector<HTMLElement>('input')
    if (choice) choice.focus()
    else onLast()
  }
  return (
    <div className="work-rubric" ref={root}>
      <div className="kit-field-head">
        <span className="kit-label">{words.label('rubric')}</span>
        <span className="kit-muted">{t('form.total', { given, possible })}</span>
      </div>
      {rubric.map((criterion, index) => (
        <Criterion
          criterion={criterion}
          key={criterion.id}
          mark={marks[criterion.id]}
          onGoOn={() => goOn(index)}
          onMark={(points) => onMark(criterion.id, points)}
        />
      ))}
      <p className={problem === undefined ? 'kit-muted work-hint' : 'kit-problem'} role={problem && 'alert'}>
        {problem ?? t('form.rubricHint')}
      </p>
    </div>
  )
}

interface CriterionProps {
  readonly criterion: GradedBy
  readonly mark: number | undefined
  onMark(points: number): void
  onGoOn(): void
}

function Criterion({ criterion, mark, onMark, onGoOn }: CriterionProps) {
  const t = useWords(assignmentWords)
  const { id, title, detail, points: possible } = criterion
  const levels = levelsOf(possible)
  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || !/^\d$/.test(event.key)) return
    const level = levels[Number(event.key)]
    if (level === undefined) return
    event.preventDefault()
    onMark(level)
    onGoOn()
  }
  return (
    <fieldset className="work-criterion" onKeyDown={press}>
      <legend>
        {title}
        {detail !== '' && <span className="kit-muted">{detail}</span>}
      </legend>
      <div className="work-levels">
        {levels.map((points, key) => (
          <label key={points}>
            <input
              aria-label={t('form.level', { points, possible })}
              checked={mark === points}
              className="kit-visually-hidden"
              name={`mark-${id}`}
              onChange={() => onMark(points)}
              // One stop for Tab a criterion, also before anything is chosen.
              tabIndex={points === (mark ?? 0) ? 0 : -1}
              type="radio"
            />
            <span aria-hidden="true">
              {points}
              {points !== key && <kbd>{key}</kbd>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
