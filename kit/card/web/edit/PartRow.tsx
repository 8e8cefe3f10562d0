import './partRow.css'
import type { ReactNode } from 'react'
import { DragHandle } from '#kit/dnd/web/DragHandle.tsx'
import type { SortableRow } from '#kit/dnd/web/SortableList.tsx'

interface Props {
  readonly children: ReactNode
  readonly disabled: boolean
  readonly isRefused?: boolean
  /** Of a `PartList`; without it or a label for its handle the part cannot be dragged. */
  readonly row?: SortableRow
  readonly dragLabel?: string
  /** Behind its fields: what it is worth, and what is done with it, by a `PartMenu` or a `RemoveButton`. */
  readonly aside: ReactNode
}

/** A part of a card in a list of its form: what it is moved by, its fields, and what is done with it more rarely. */
export function PartRow({ children, disabled, isRefused, row, dragLabel, aside }: Props) {
  return (
    <div className={isRefused ? 'part-row is-refused' : 'part-row'}>
      {row && dragLabel !== undefined && <DragHandle disabled={disabled} hold={row.hold} label={dragLabel} />}
      <div className="part-row-fields">{children}</div>
      {aside}
    </div>
  )
}
