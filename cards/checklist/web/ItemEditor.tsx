import { Select } from 'antd'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { Problem } from '#kit/card/cardDefinition.ts'
import { PartMenu } from '#kit/card/web/edit/PartMenu.tsx'
import { PartRow } from '#kit/card/web/edit/PartRow.tsx'
import { PartText } from '#kit/card/web/edit/PartText.tsx'
import type { SortableRow } from '#kit/dnd/web/SortableList.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { checklistWords } from '../checklist.card.ts'
import {
  linesOf,
  withItem,
  withMovedItem,
  withNewItem,
  withoutItem,
  withPastedLines,
} from '../checklist.edits.ts'
import { evidences, type ChecklistCard, type ChecklistItem } from '../checklist.schema.ts'

interface Props {
  readonly card: ChecklistCard
  readonly item: ChecklistItem
  readonly index: number
  readonly row: SortableRow
  readonly problem: Problem | undefined
  readonly disabled: boolean
  onChange(card: ChecklistCard): void
  /** To the item at this place, in the list as it is or as it is from now on. */
  onGo(index: number, next?: ChecklistCard): void
}

/** One item: its text, how it is shown to be done, and whether it must be. */
export function ItemEditor({ card, item, index, row, problem, disabled, onChange, onGo }: Props) {
  const t = useWords(checklistWords)
  const number = index + 1
  const required = {
    key: 'required',
    label: t(item.required ? 'edit.optional' : 'edit.required'),
    run: () => onChange(withItem(card, item.id, { required: !item.required })),
  }

  function onKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (card.items[number]?.text === '') onGo(number)
      else onGo(number, withNewItem(card, index))
    }
    // What is being typed is in the field alone.
    const isEmpty = event.target instanceof HTMLInputElement && event.target.value === ''
    if (event.key === 'Backspace' && isEmpty && card.items.length > 1) {
      event.preventDefault()
      onGo(Math.max(0, index - 1), withoutItem(card, item.id))
    }
  }

  function onPaste(event: ClipboardEvent): void {
    const lines = linesOf(event.clipboardData.getData('text/plain'))
    if (lines.length < 2) return
    event.preventDefault()
    onChange(withPastedLines(card, index, lines))
  }

  return (
    <PartRow
      aside={
        <PartMenu
          acts={[required]}
          disabled={disabled}
          index={index}
          isLast={number === card.items.length}
          label={t('edit.more', { number })}
          onMove={(to) => onChange(withMovedItem(card, index, to))}
          onRemove={() => onChange(withoutItem(card, item.id))}
          removeLabel={t('edit.remove')}
        />
      }
      disabled={disabled}
      dragLabel={t('edit.drag', { number })}
      isRefused={problem !== undefined}
      row={row}
    >
      <div className="checklist-editor-item">
        <PartText
          data-item
          disabled={disabled}
          label={t('fields.itemText', { number })}
          onChange={(text) => onChange(withItem(card, item.id, { text }))}
          onKeyDown={onKey}
          onPaste={onPaste}
          placeholder={t('fields.itemNumber', { number })}
          problem={problem}
          value={item.text}
        />
        {!item.required && <span className="checklist-editor-optional">{t('edit.isOptional')}</span>}
        <Select
          aria-label={t('fields.evidence', { number })}
          disabled={disabled}
          onChange={(evidence) => onChange(withItem(card, item.id, { evidence }))}
          options={evidences.map((value) => ({ value, label: t(`evidence.${value}`) }))}
          popupMatchSelectWidth={false}
          value={item.evidence}
          variant="borderless"
        />
      </div>
    </PartRow>
  )
}
