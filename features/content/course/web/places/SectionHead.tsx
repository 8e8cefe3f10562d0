import { EllipsisOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useId } from 'react'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import { firstDaysOf } from '../../course.sections.ts'
import { designWords } from '../../course-design.words.ts'
import { SectionTitle } from './SectionTitle.tsx'
import type { Board } from './useBoard.ts'

interface SectionHeadProps {
  readonly board: Board
  /** Which of the sections, from 1. */
  readonly number: number
  readonly onOverview: () => void
}

/** By day: where a section begins, with its title, its first day and what else may be done with it. */
export function SectionHead({ board, number, onOverview }: SectionHeadProps) {
  const t = useWords(designWords)
  const translate = useTranslate()
  const id = useId()
  const name = board.sectionNameOf(number)
  const problem = board.sectionProblems[`sections.${number - 1}.firstDay`]
  const firstDay = board.sections[number - 1]?.firstDay ?? 1
  const days = [...new Set([firstDay, ...firstDaysOf(board.sections, number - 1, board.count)])]
  return (
    <div aria-label={name} className="course-section" data-section={number} role="group">
      <div className="course-section-line">
        <SectionTitle board={board} unit={number} />
        {!board.disabled && (
          <Dropdown
            autoFocus
            menu={{
              items: [
                { key: 'overview', label: t('sections.overview') },
                { key: 'remove', label: t('sections.remove'), danger: true },
              ],
              onClick: ({ key }) => (key === 'overview' ? onOverview() : board.removeSection(number)),
            }}
            trigger={['click']}
          >
            <Button
              aria-label={t('unit.more', { unit: name })}
              icon={<EllipsisOutlined aria-hidden="true" />}
              size="small"
              type="text"
            />
          </Dropdown>
        )}
      </div>
      <div className="course-section-line">
        <Select
          aria-describedby={problem ? id : undefined}
          aria-label={t('sections.begins', { section: name })}
          disabled={board.disabled || days.length < 2}
          onChange={(day) => board.beginOn(number, day)}
          options={days
            .toSorted((one, other) => one - other)
            .map((day) => ({ value: day, label: t('sections.from', { day: board.nameOf(day) }) }))}
          popupMatchSelectWidth={false}
          size="small"
          status={problem ? 'error' : ''}
          value={firstDay}
        />
        {problem && (
          <span className="kit-problem" id={id} role="alert">
            {translate(problem)}
          </span>
        )}
      </div>
    </div>
  )
}
