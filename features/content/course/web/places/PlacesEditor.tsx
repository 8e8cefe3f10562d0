import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { memo } from 'react'
import { OwnField } from '#kit/fields/web/OwnField.tsx'
import type { FormState } from '#kit/form/web/useForm.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { course } from '../../course.contract.ts'
import { courseFields } from '../../course.fields.ts'
import { repeatedPlaces } from '../../course.places.ts'
import { unitProblems } from '../../course.problems.ts'
import { designWords } from '../../course-design.words.ts'
import { sameIn } from '../units/sameValues.ts'
import { Beyond, WithoutDay } from './Beyond.tsx'
import { PlacesBoard } from './PlacesBoard.tsx'
import { useBoard, type Board } from './useBoard.ts'

interface PlacesEditorProps {
  readonly form: FormState
  readonly disabled: boolean
}

/** The fields that the board reads and writes. */
const hasSameValues = sameIn(['learnMode', 'days', 'sections', 'places', 'milestones'])

const own = /^(places|sections|milestones)(\.|$)/

/** E2: how many days or which sections, and which activities stand in them. */
export const PlacesEditor = memo(
  Editor,
  (one, other) =>
    one.disabled === other.disabled &&
    one.form.problems === other.form.problems &&
    hasSameValues(one.form, other.form),
)

function Editor({ form, disabled }: PlacesEditorProps) {
  const t = useWords(designWords)
  const board = useBoard(form, disabled)
  const problems = boardProblems(form, board)
  return (
    <>
      {board.isByDay && (
        <OwnField
          form={form}
          disabled={disabled}
          name="days"
          onChange={(days) => form.change('days', days)}
          resource={course.name}
        />
      )}
      <Beyond board={board} />
      <WithoutDay board={board} />
      {problems.map(([path, text]) => (
        <span className="kit-problem" key={path} role="alert">
          {placeOf(board, path)} {text}
        </span>
      ))}
      {repeatedPlaces(board.places).length > 0 && (
        <span className="kit-problem" role="alert">
          {t('places.repeated')}
        </span>
      )}
      <div className="course-board-tools">
        <span className="kit-muted">{t('places.keys')}</span>
        {(!board.isByDay || (board.count > 0 && board.sections.length === 0)) && !disabled && (
          <Button
            disabled={board.sections.length >= courseFields.sections.max}
            icon={<PlusOutlined aria-hidden="true" />}
            onClick={() => (board.isByDay ? board.beginSection(1) : board.addSection())}
          >
            {t('sections.add')}
          </Button>
        )}
      </div>
      {board.count > 0 || board.places.length > 0 ? (
        <PlacesBoard board={board} />
      ) : (
        <p className="course-board-empty">{board.isByDay ? t('places.noDays') : t('places.noSections')}</p>
      )}
    </>
  )
}

/**
 * What is said above the board. Where a section begins is said beside it, and what the server found behind the last day is
 * settled as soon as there are more days.
 */
function boardProblems({ problems }: FormState, board: Board): [path: string, text: string][] {
  const { isByDay, count, sections, places, milestones } = board
  const days = { learnMode: isByDay ? 'day' : 'content', days: count, sections, places, milestones } as const
  const standing = unitProblems(days)
  const isSettled = (path: string) => path.endsWith('.unit') && !(path in standing)
  return Object.entries(problems).filter(
    ([path]) => own.test(path) && !isSettled(path) && !isSaidBeside(path, board),
  )
}

const isSaidBeside = (path: string, { isByDay, sections }: Board): boolean => {
  const [list, index, name] = path.split('.')
  const hasDay = (sections[Number(index)]?.firstDay ?? null) !== null
  return isByDay && list === 'sections' && name === 'firstDay' && hasDay
}

/** Which unit a problem is in, where its path tells. */
function placeOf(board: Board, path: string): string {
  const [list, index] = path.split('.')
  if (index === undefined) return ''
  if (list === 'sections') return `${board.sectionNameOf(Number(index) + 1)}:`
  const rows = list === 'milestones' ? board.milestones : board.places
  const unit = rows[Number(index)]?.unit
  return unit === undefined ? '' : `${board.nameOf(unit)}:`
}
