import './partRow.css'
import type { ReactNode } from 'react'
import { DragHandle } from '#kit/dnd/web/DragHandle.tsx'
import { RemoveButton } from '#kit/view/web/RemoveButton.tsx'
import type { FormRow } from './formPart.ts'
import { PartMenu, type PartAct } from './PartMenu.tsx'

interface Props {
  readonly row: FormRow
  readonly children: ReactNode
  /** Behind its fields: what it is worth. */
  readonly aside?: ReactNode
  /** What can be done with this kind of part only, in its menu. */
  readonly acts?: readonly PartAct[]
}

/** A part of a card in a list of its form: what it is moved by, its fields, and what is done with it more rarely. */
export function PartRow({ row, children, aside, acts }: Props) {
  return (
    <div className={row.isRefused ? 'part-row is-refused' : 'part-row'}>
      <PartHandle row={row} />
      <div className="part-row-fields">{children}</div>
      {aside}
      {row.moreLabel === undefined ? (
        <PartRemove row={row} />
      ) : (
        <PartMenu acts={acts} label={row.moreLabel} row={row} />
      )}
    </div>
  )
}

/** What a part is dragged by, where it can be. */
export const PartHandle = ({ row }: Pick<Props, 'row'>) =>
  row.dragLabel !== undefined && (
    <DragHandle disabled={row.disabled} handleRef={row.drag.handleRef} label={row.dragLabel} />
  )

/** Takes the part away. */
export const PartRemove = ({ row }: Pick<Props, 'row'>) => (
  <RemoveButton disabled={row.disabled} label={row.removeLabel} onRemove={row.remove} />
)
