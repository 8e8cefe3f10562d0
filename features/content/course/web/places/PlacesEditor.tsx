import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { memo } from 'react'
import { OwnField } from '#kit/fields/web/OwnField.tsx'
import type { FormState } from '#kit/form/web/useForm.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { course } from '../../course.contract.ts'
import { courseFields } from '../../course.fields.ts'
import { placesBeyond, repeatedPlaces } from '../../course.places.ts'
import { designWords } from '../../course-design.words.ts'
import { sameIn } from '../units/sameValues.ts'
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
  const problems = Object.entries(form.problems).filter(([path]) => own.test(path))
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
        {!board.isByDay && !disabled && (
          <Button
            disabled={board.sections.length >= courseFields.sections.max}
            icon={<PlusOutlined aria-hidden="true" />}
            onClick={board.addSection}
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

/** Which unit a problem is in, where its path tells. */
function placeOf(board: Board, path: string): string {
  const [list, index] = path.split('.')
  if (index === undefined) return ''
  if (list === 'sections') return `${board.nameOf(Number(index) + 1)}:`
  const rows = list === 'milestones' ? board.milestones : board.places
  const unit = rows[Number(index)]?.unit
  return unit === undefined ? '' : `${board.nameOf(unit)}:`
}

/** Activities that stand behind the last day, after the course was made shorter. */
function Beyond({ board }: { readonly board: Board }) {
  const t = useWords(designWords)
  const beyond = placesBeyond(board.places, board.count)
  if (beyond.length === 0) return null
  return (
    <div className="kit-banner" role="status">
      <span>{t('places.beyond', { count: beyond.length })}</span>
      {!board.disabled && (
        <>
          {board.count > 0 && (
            <Button onClick={() => board.resolveBeyond(true)} size="small">
              {t('places.keepBeyond', { unit: board.nameOf(board.count) })}
            </Button>
          )}
          <Button onClick={() => board.resolveBeyond(false)} size="small">
            {t('places.dropBeyond')}
          </Button>
        </>
      )}
    </div>
  )
}
