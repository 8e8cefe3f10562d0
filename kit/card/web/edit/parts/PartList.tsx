import './partRow.css'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { SortableList, type SortableRow } from '#kit/dnd/web/SortableList.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { useLatest } from '#kit/view/web/useLatest.ts'
import { cardFormWords } from '../../../cardFormWords.ts'
import type { Holder, PartOf } from '../../../partEdits.ts'
import { CardField, problemAt } from '../CardField.tsx'
import { formPart, type FormPart, type FormParts } from './formPart.ts'
import { usePartKeys } from './usePartKeys.ts'

interface Props<Name extends string, Card extends Holder<Name>> extends FormParts<Name, Card> {
  readonly label: string
  /** Otherwise it explains how parts are moved, where they can be. */
  readonly hint?: string
  /** In each part is a radio, of which one is chosen. */
  readonly isOneChosen?: boolean
  /** Written line by line, like a list on paper. */
  readonly isOutline?: boolean
  readonly addLabel: string
  /** Beside the button that adds one. */
  readonly more?: ReactNode
  onChange(card: Card): void
  /** With a new part behind the one at `after`; it is the last one unless the list is an outline. */
  add(card: Card, after: number): Card
  /** Where more changes than that the part is gone. */
  remove?(card: Card, id: string): Card
  /** With what was pasted into the part at `index`; the card itself where that is one text like any other. */
  paste?(text: string, index: number): Card
  renderRow(row: FormPart<PartOf<Card, Name>>): ReactNode
}

const still: SortableRow = { handleRef: () => undefined, isDragging: false }

/**
 * The parts of a card in its form, a `PartRow` each: they are moved and removed, added by a button, by Enter in the last
 * one or by pasting several lines.
 */
export function PartList<Name extends string, Card extends Holder<Name>>(props: Props<Name, Card>) {
  const { card, edits, problems, disabled = false, isFixed = false, isOutline = false, onChange } = props
  const t = useWords(cardFormWords)
  const items: readonly PartOf<Card, Name>[] = card[edits.name]
  const remove = props.remove ?? edits.without
  const isFull = items.length >= edits.most
  const isMovable = props.dragLabel !== undefined && !isFixed
  const edit = useLatest((change: (now: Card) => Card) => onChange(change(card)))
  const keys = usePartKeys({
    isOutline,
    mayAdd: !isFull && !isFixed,
    add: (after) => edit((now) => props.add(now, after)),
    remove: (index) => edit((now) => remove(now, items[index]?.id ?? '')),
    paste(text, index) {
      const next = props.paste?.(text, index) ?? card
      if (next !== card) onChange(next)
      return next !== card
    },
  })
  const renderRow = (part: PartOf<Card, Name>, index: number, drag: SortableRow) =>
    props.renderRow(formPart(part, props, { index, drag, edit, remove: () => keys.removeAt(index) }))
  return (
    <>
      <CardField
        hint={props.hint ?? (isMovable ? t('cardForm.order') : undefined)}
        isGroup
        isOneChosen={props.isOneChosen}
        label={props.label}
        problem={problemAt(problems, props.path ?? edits.name)}
      >
        {() => (
          <div onKeyDown={keys.onKeyDown} onPaste={keys.onPaste} ref={keys.list} role="presentation">
            {isMovable ? (
              <SortableList
                className="part-list"
                disabled={disabled}
                items={items}
                onMove={(from, to) => edit((now) => edits.moved(now, from, to))}
                renderRow={renderRow}
              />
            ) : (
              <ul className="part-list">
                {items.map((part, index) => (
                  <li key={part.id}>{renderRow(part, index, still)}</li>
                ))}
              </ul>
            )}
          </div>
        )}
      </CardField>
      {!isFixed && (
        <div className="part-adds">
          <Button className="card-add" disabled={disabled || isFull} onClick={keys.addLast} type="link">
            + {props.addLabel}
          </Button>
          {props.more}
        </div>
      )}
    </>
  )
}
