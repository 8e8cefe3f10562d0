import './dragStyles.ts'
import { Accessibility } from '@dnd-kit/dom'
import { DragDropProvider, PointerSensor, type DragEndEvent } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'

export interface SortableRow {
  /** Ref of what the row is taken hold of by. */
  handleRef(element: Element | null): void
  readonly isDragging: boolean
}

interface Props<Item extends { readonly id: string | number }> {
  readonly items: readonly Item[]
  readonly disabled?: boolean
  readonly className?: string
  onMove(from: number, to: number): void
  renderRow(item: Item, index: number, row: SortableRow): ReactNode
}

export const sensors = [PointerSensor]
/** dnd-kit would explain itself in English; the handle says in the shown language how a row is moved. */
export const silent: NonNullable<ComponentProps<typeof DragDropProvider>['plugins']> = (plugins) =>
  plugins.filter((plugin) => plugin !== Accessibility)

/** A list whose rows are moved by dragging their handle, or with Alt and an arrow key from anywhere inside a row. */
export function SortableList<Item extends { readonly id: string | number }>(props: Props<Item>) {
  const { items, onMove, disabled = false, className = 'sortable' } = props

  function onDragEnd({ operation, canceled }: DragEndEvent): void {
    const { source } = operation
    if (canceled || !isSortable(source) || source.initialIndex === source.index) return
    onMove(source.initialIndex, source.index)
  }

  function onKey(event: KeyboardEvent, index: number): void {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!event.altKey || step === 0 || disabled) return
    event.preventDefault()
    const to = index + step
    if (to < 0 || to >= items.length) return
    const focused = document.activeElement
    onMove(index, to)
    // A row that changes its place in the document loses the focus.
    requestAnimationFrame(() => focused instanceof HTMLElement && focused.focus())
  }

  return (
    <DragDropProvider onDragEnd={onDragEnd} plugins={silent} sensors={sensors}>
      <ul className={className}>
        {items.map((item, index) => (
          <Row
            disabled={disabled}
            id={item.id}
            index={index}
            key={item.id}
            onKey={(event) => onKey(event, index)}
            render={(row) => props.renderRow(item, index, row)}
          />
        ))}
      </ul>
    </DragDropProvider>
  )
}

interface RowProps {
  readonly id: string | number
  readonly index: number
  readonly disabled: boolean
  onKey(event: KeyboardEvent): void
  render(row: SortableRow): ReactNode
}

function Row({ id, index, disabled, onKey, render }: RowProps) {
  const { ref, handleRef, isDragging } = useSortable({ id, index, disabled })
  return (
    // Before the controls inside see it: Alt and an arrow mean the row, wherever in it the focus is.
    <li onKeyDownCapture={onKey} ref={ref}>
      {render({ handleRef, isDragging })}
    </li>
  )
}
