import { EllipsisOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { courseFields } from '../../course.fields.ts'
import { sectionAt } from '../../course.sections.ts'
import { designWords } from '../../course-design.words.ts'
import type { Board } from './useBoard.ts'

interface UnitMenuProps {
  readonly board: Board
  readonly unit: number
  readonly onOverview: () => void
}

interface Entry {
  readonly key: string
  readonly label: string
  readonly disabled?: boolean
  readonly danger?: boolean
  readonly run: () => void
}

/** What else may be done with a unit; sections can be moved and taken out, days are what the calendar says, and may begin a section. */
export function UnitMenu({ board, unit, onOverview }: UnitMenuProps) {
  const t = useWords(designWords)
  const kit = useWords(kitWords)
  const { isByDay, count } = board
  const mark: Entry = {
    key: 'mark',
    label: t('marks.add'),
    disabled: board.milestones.length >= courseFields.milestones.max,
    run: () => board.mark(unit),
  }
  const ofSection: readonly Entry[] = [
    { key: 'overview', label: t('sections.overview'), run: onOverview },
    {
      key: 'up',
      label: kit('actions.up'),
      disabled: unit === 1,
      run: () => board.moveSection(unit, unit - 1),
    },
    {
      key: 'down',
      label: kit('actions.down'),
      disabled: unit === count,
      run: () => board.moveSection(unit, unit + 1),
    },
    { key: 'remove', label: t('sections.remove'), danger: true, run: () => board.removeSection(unit) },
  ]
  const begin: Entry = {
    key: 'begin',
    label: t('sections.beginHere'),
    disabled: sectionAt(board.sections, unit) >= 0 || board.sections.length >= courseFields.sections.max,
    run: () => board.beginSection(unit),
  }
  const entries = isByDay ? [mark, begin] : [mark, ...ofSection]
  return (
    <Dropdown
      autoFocus
      menu={{
        items: entries.map(({ key, label, disabled = false, danger = false }) => ({
          key,
          label,
          disabled,
          danger,
        })),
        onClick: ({ key }) => entries.find((entry) => entry.key === key)?.run(),
      }}
      trigger={['click']}
    >
      <Button
        aria-label={t('unit.more', { unit: board.nameOf(unit) })}
        icon={<EllipsisOutlined aria-hidden="true" />}
        size="small"
        type="text"
      />
    </Dropdown>
  )
}
