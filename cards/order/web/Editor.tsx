import { useRef } from 'react'
import type { CardEditorProps } from '#kit/card/web/cardFace.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardSelect } from '#kit/card/web/edit/CardSelect.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { ExplanationField } from '#kit/card/web/edit/ExplanationField.tsx'
import { focusField } from '#kit/typing/web/focusField.ts'
import { PartList } from '#kit/card/web/edit/PartList.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { orderWords } from '../order.card.ts'
import { withMovedItem, withNewItems } from '../order.edits.ts'
import { explanationMax, mostItems, questionMax, type OrderCard } from '../order.schema.ts'
import { ItemEditor } from './ItemEditor.tsx'

const scorings = ['pairs', 'exact'] as const

/** The form of items to be put in order. Enter leads to the next item and makes one at the end. */
export function OrderEditor(props: CardEditorProps<OrderCard>) {
  const { card, onChange, problems, disabled = false } = props
  const t = useWords(orderWords)
  const list = useRef<HTMLDivElement>(null)
  const isFull = card.items.length >= mostItems

  function goTo(index: number): void {
    const isNew = index >= card.items.length
    if (isNew && isFull) return
    const add = isNew ? () => onChange(withNewItems(card, index - 1)) : undefined
    focusField({ root: list.current, selector: 'input[data-item]', index, add })
  }

  return (
    <div ref={list}>
      <CardText
        disabled={disabled}
        label={t('fields.question')}
        limit={questionMax}
        onChange={(text) => onChange({ ...card, question: text })}
        placeholder={t('edit.question')}
        problem={problemAt(problems, 'question')}
        rows={1}
        value={card.question}
      />
      <PartList
        addLabel={t('edit.addItem')}
        disabled={disabled}
        hint={t('edit.shuffled')}
        isFull={isFull}
        items={card.items}
        label={t('fields.items')}
        onAdd={() => goTo(card.items.length)}
        onMove={(from, to) => onChange(withMovedItem(card, from, to))}
        problem={problemAt(problems, 'items')}
        renderRow={(item, index, row) => (
          <ItemEditor {...props} disabled={disabled} index={index} item={item} onEnter={goTo} row={row} />
        )}
      />
      <CardSelect
        disabled={disabled}
        label={t('fields.scoring')}
        onChange={(scoring) => onChange({ ...card, scoring })}
        options={scorings.map((value) => ({ value, label: t(`scoring.${value}`) }))}
        popupMatchSelectWidth={false}
        value={card.scoring}
      />
      <ExplanationField
        disabled={disabled}
        limit={explanationMax}
        onChange={(text) => onChange({ ...card, explanation: text })}
        value={card.explanation}
      />
    </div>
  )
}
