import './editor.css'
import { useRef } from 'react'
import type { CardEditorProps } from '#kit/card/web/cardFace.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardSwitch } from '#kit/card/web/edit/CardSwitch.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { focusField } from '#kit/typing/web/focusField.ts'
import { PartList } from '#kit/card/web/edit/PartList.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { checklistWords } from '../checklist.card.ts'
import { withMovedItem, withNewItem } from '../checklist.edits.ts'
import { introMax, mostItems, type ChecklistCard } from '../checklist.schema.ts'
import { ItemEditor } from './ItemEditor.tsx'

/** The form of a checklist: written line by line, like a list on paper. */
export function ChecklistEditor(props: CardEditorProps<ChecklistCard>) {
  const { card, onChange, problems, disabled = false } = props
  const t = useWords(checklistWords)
  const kit = useWords(kitWords)
  const list = useRef<HTMLDivElement>(null)

  /** To an item of the list as it is, or as it is from now on. */
  function goTo(index: number, next: ChecklistCard = card): void {
    const add = next === card ? undefined : () => onChange(next)
    focusField({ root: list.current, selector: 'input[data-item]', index, add })
  }

  return (
    <div ref={list}>
      <PartList
        addLabel={t('edit.add')}
        disabled={disabled}
        hint={t('edit.enter')}
        isFull={card.items.length >= mostItems}
        items={card.items}
        label={t('fields.items')}
        onAdd={() => goTo(card.items.length, withNewItem(card, card.items.length - 1))}
        onMove={(from, to) => onChange(withMovedItem(card, from, to))}
        problem={problemAt(problems, 'items')}
        renderRow={(item, index, row) => (
          <ItemEditor
            card={card}
            disabled={disabled}
            index={index}
            item={item}
            onChange={onChange}
            onGo={goTo}
            problem={problemAt(problems, `items.${index}.text`)}
            row={row}
          />
        )}
      />
      <CardText
        disabled={disabled}
        hint={kit('common.optional')}
        label={t('fields.intro')}
        limit={introMax}
        onChange={(text) => onChange({ ...card, intro: text })}
        rows={1}
        value={card.intro}
      />
      <CardSwitch
        checked={card.mayAdd}
        disabled={disabled}
        label={t('fields.mayAdd')}
        onChange={(mayAdd) => onChange({ ...card, mayAdd })}
      />
    </div>
  )
}
