import { Modal } from 'antd'
import { useId, useState } from 'react'
import { countGraphemes } from '#kit/value/graphemes.ts'
import { FormField } from '#kit/form/web/FormField.tsx'
import { GrowingText } from '#kit/typing/web/GrowingText.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { courseFields } from '../../course.fields.ts'
import { designWords } from '../../course-design.words.ts'
import type { Board } from './useBoard.ts'

const { max } = courseFields.sections.fields.overview

interface OverviewDialogProps {
  readonly board: Board
  /** Which of the sections, from 1. */
  readonly unit: number
  readonly onClose: () => void
}

/** What a section is about. */
export function OverviewDialog({ board, unit, onClose }: OverviewDialogProps) {
  const t = useWords(designWords)
  const kit = useWords(kitWords)
  const id = useId()
  const [text, setText] = useState(board.sections[unit - 1]?.overview ?? '')
  const left = max - countGraphemes(text.trim())
  return (
    <Modal
      cancelText={kit('actions.cancel')}
      okButtonProps={{ disabled: left < 0 }}
      okText={kit('actions.save')}
      onCancel={onClose}
      onOk={() => {
        board.changeSection(unit, { overview: text })
        onClose()
      }}
      open
      title={board.sectionNameOf(unit)}
    >
      <FormField id={id} label={t('sections.overview')} left={left} path="overview" required="never">
        {(tied) => (
          <GrowingText
            aria-describedby={tied.describedBy}
            id={tied.id}
            onChange={(event) => setText(event.target.value)}
            rows={3}
            value={text}
          />
        )}
      </FormField>
    </Modal>
  )
}
