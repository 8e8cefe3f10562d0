import { Input } from 'antd'
import { countGraphemes } from '#kit/value/graphemes.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { courseFields } from '../../course.fields.ts'
import { designWords } from '../../course-design.words.ts'
import type { Board } from './useBoard.ts'

const { max } = courseFields.sections.fields.title

/** The number of a section and its title, written where it stands. */
export function SectionTitle({ board, unit }: { readonly board: Board; readonly unit: number }) {
  const t = useWords(designWords)
  const title = board.sections[unit - 1]?.title ?? ''
  return (
    <>
      <span aria-hidden="true" className="course-unit-number">
        {unit}
      </span>
      <Input
        aria-label={t('sections.titleOf', { unit })}
        autoComplete="off"
        className="course-unit-title"
        count={{ max, show: false, strategy: countGraphemes }}
        disabled={board.disabled}
        onChange={(event) => board.changeSection(unit, { title: event.target.value })}
        placeholder={t('sections.placeholder')}
        value={title}
        variant="borderless"
      />
    </>
  )
}
