import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { CardEditorProps } from '#kit/card/web/cardFace.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { PartMenu } from '#kit/card/web/edit/PartMenu.tsx'
import { PartRow } from '#kit/card/web/edit/PartRow.tsx'
import { PartText } from '#kit/card/web/edit/PartText.tsx'
import type { SortableRow } from '#kit/dnd/web/SortableList.tsx'
import { usePartPicture } from '#kit/card/web/edit/usePartPicture.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { orderWords } from '../order.card.ts'
import { withItem, withMovedItem, withoutItem, withPastedLines } from '../order.edits.ts'
import type { OrderCard, OrderItem } from '../order.schema.ts'

interface Props extends CardEditorProps<OrderCard> {
  readonly item: OrderItem
  readonly index: number
  readonly row: SortableRow
  readonly disabled: boolean
  /** To the item at this place, or to a new one. */
  onEnter(index: number): void
}

/** One item: its text, its picture where it has one. */
export function ItemEditor(props: Props) {
  const { card, item, index, row, files, problems, disabled, onChange, onFile, onEnter } = props
  const t = useWords(orderWords)
  const number = index + 1
  const problem = problemAt(problems, `items.${index}.text`)
  const picture = usePartPicture({
    disabled,
    files,
    onChange: (media) => onChange(withItem(card, item.id, { picture: media })),
    onFile,
    problem: problemAt(problems, `items.${index}.picture.alt`),
    value: item.picture,
  })

  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter(index + 1)
  }

  function onPaste(event: ClipboardEvent): void {
    const lines = event.clipboardData
      .getData('text/plain')
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
    if (lines.length < 2) return
    event.preventDefault()
    onChange(
      withPastedLines(
        card,
        index,
        lines.map((line) => line.trim()),
      ),
    )
  }

  return (
    <PartRow
      aside={
        <PartMenu
          acts={[picture.act]}
          disabled={disabled}
          index={index}
          isLast={number === card.items.length}
          label={t('edit.more', { number })}
          onMove={(to) => onChange(withMovedItem(card, index, to))}
          onRemove={() => onChange(withoutItem(card, item.id))}
          removeLabel={t('edit.removeItem')}
        />
      }
      disabled={disabled}
      dragLabel={t('edit.drag', { number })}
      isRefused={problem !== undefined}
      row={row}
    >
      <PartText
        data-item={item.id}
        disabled={disabled}
        label={t('fields.itemText', { number })}
        onChange={(text) => onChange(withItem(card, item.id, { text }))}
        onKeyDown={onKey}
        onPaste={onPaste}
        placeholder={t('fields.itemNumber', { number })}
        problem={problem}
        value={item.text}
      />
      {picture.view}
    </PartRow>
  )
}
