import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { CardEditorProps } from '#kit/card/web/cardFace.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { PartMenu } from '#kit/card/web/edit/PartMenu.tsx'
import { PartRow } from '#kit/card/web/edit/PartRow.tsx'
import { PartText } from '#kit/card/web/edit/PartText.tsx'
import type { SortableRow } from '#kit/dnd/web/SortableList.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { pollWords } from '../poll.card.ts'
import { withMovedOption, withNewOptions, withOption, withoutOption } from '../poll.edits.ts'
import type { PollCard, PollOption } from '../poll.schema.ts'

interface Props extends CardEditorProps<PollCard> {
  readonly option: PollOption
  readonly index: number
  readonly row: SortableRow
  readonly disabled: boolean
  onEnter(index: number): void
}

/** One opinion. Several pasted lines become several of them. */
export function OptionField({ card, option, index, row, problems, disabled, onChange, onEnter }: Props) {
  const t = useWords(pollWords)
  const number = index + 1
  const problem = problemAt(problems, `options.${index}.text`)

  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter(number)
  }

  function onPaste(event: ClipboardEvent): void {
    const lines = event.clipboardData
      .getData('text/plain')
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
    const [first, ...others] = lines
    if (first === undefined || others.length === 0) return
    event.preventDefault()
    onChange(withNewOptions(withOption(card, option.id, option.text + first), others))
  }

  return (
    <PartRow
      aside={
        <PartMenu
          disabled={disabled}
          index={index}
          isLast={number === card.options.length}
          label={t('edit.more', { number })}
          onMove={(to) => onChange(withMovedOption(card, index, to))}
          onRemove={() => onChange(withoutOption(card, option.id))}
          removeLabel={t('edit.removeOption')}
        />
      }
      disabled={disabled}
      dragLabel={t('edit.drag', { number })}
      isRefused={problem !== undefined}
      row={row}
    >
      <PartText
        data-option={option.id}
        disabled={disabled}
        label={t('fields.optionText', { number })}
        onChange={(text) => onChange(withOption(card, option.id, text))}
        onKeyDown={onKey}
        onPaste={onPaste}
        placeholder={t('fields.optionNumber', { number })}
        problem={problem}
        value={option.text}
      />
    </PartRow>
  )
}
