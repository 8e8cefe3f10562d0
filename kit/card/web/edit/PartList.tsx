import './partRow.css'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { SortableList, type SortableRow } from '#kit/dnd/web/SortableList.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import type { Problem } from '../../cardDefinition.ts'
import { cardFormWords } from '../../cardFormWords.ts'
import { CardField } from './CardField.tsx'

interface Props<Item extends { readonly id: string | number }> {
  readonly label: string
  /** Otherwise it tells how parts are moved, where they can be. */
  readonly hint?: string
  readonly problem?: Problem | undefined
  readonly disabled: boolean
  /** In each part stands a radio, of which one is chosen. */
  readonly isOneChosen?: boolean
  readonly items: readonly Item[]
  readonly addLabel: string
  readonly isFull: boolean
  /** Beside the button that adds one. */
  readonly more?: ReactNode
  /** Without it nothing is added. */
  onAdd?: (() => void) | undefined
  /** Without it each part stays where it is. */
  onMove?: ((from: number, to: number) => void) | undefined
  renderRow(item: Item, index: number, row: SortableRow): ReactNode
}

const still: SortableRow = { hold: () => undefined, isDragging: false }

/** The parts of a card in its form, a `PartRow` each, and the button that adds one. */
export function PartList<Item extends { readonly id: string | number }>(props: Props<Item>) {
  const { label, problem, disabled, items, addLabel, isFull, more, onAdd, onMove, renderRow } = props
  const t = useWords(cardFormWords)
  const hint = props.hint ?? (onMove && t('cardForm.order'))
  const list = { disabled, items, renderRow }
  return (
    <>
      <CardField hint={hint} isGroup isOneChosen={props.isOneChosen} label={label} problem={problem}>
        {() =>
          onMove ? (
            <SortableList {...list} className="part-list" onMove={onMove} />
          ) : (
            <ul className="part-list">
              {items.map((item, index) => (
                <li key={item.id}>{renderRow(item, index, still)}</li>
              ))}
            </ul>
          )
        }
      </CardField>
      {onAdd && (
        <div className="part-adds">
          <Button className="card-add" disabled={disabled || isFull} onClick={onAdd} type="link">
            + {addLabel}
          </Button>
          {more}
        </div>
      )}
    </>
  )
}
