import { FlagOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { countGraphemes } from '#kit/value/graphemes.ts'
import { RemoveButton } from '#kit/view/web/RemoveButton.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { courseFields } from '../../course.fields.ts'
import { designWords } from '../../course-design.words.ts'
import type { Board } from './useBoard.ts'

const { max } = courseFields.milestones.fields.title

interface MarkRowProps {
  readonly board: Board
  /** Among all milestones of the course. */
  readonly index: number
  readonly title: string
  /** What its unit is called. */
  readonly unit: string
}

/** A milestone of a unit, written where it stands. */
export function MarkRow({ board, index, title, unit }: MarkRowProps) {
  const t = useWords(designWords)
  return (
    <div className="course-mark">
      <FlagOutlined aria-hidden="true" />
      <Input
        aria-label={t('marks.titleOf', { unit })}
        autoComplete="off"
        autoFocus={title === ''}
        count={{ max, show: false, strategy: countGraphemes }}
        disabled={board.disabled}
        onChange={(event) => board.renameMark(index, event.target.value)}
        placeholder={t('marks.placeholder')}
        size="small"
        value={title}
        variant="borderless"
      />
      <RemoveButton
        disabled={board.disabled}
        isSmall
        label={t('marks.remove', { unit })}
        onRemove={() => board.unmark(index)}
      />
    </div>
  )
}
