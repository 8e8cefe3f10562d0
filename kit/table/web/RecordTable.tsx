import './list.css'
import { useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { type ColumnLayout, useColumnLayout } from './columnLayout.ts'
import type { Column } from './columns.tsx'
import { TableHead, type TableSelection, type TableSort } from './TableHead.tsx'

export interface RecordTableProps<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly labelOf: (key: string) => string
  readonly nameOf: (row: Row) => string
  /** What the table is, for those who hear it. */
  readonly caption: string
  readonly renderActions?: ((row: Row) => ReactNode) | undefined
  readonly onOpen?: ((row: Row) => void) | undefined
  readonly sort?: TableSort | undefined
  readonly selection?: TableSelection | undefined
  readonly isCompact?: boolean
  /** Each row is a tile with its picture above. */
  readonly isTiled?: boolean
  readonly isStale?: boolean
  /** Without it columns are as wide as what they hold. */
  readonly layout?: ColumnLayout | undefined
}

/** What is drawn over the page by a part of a row is a part of that row to React. */
const controls =
  'a, button, input, label, form, [role=menu], .ant-dropdown, .ant-popover, .ant-select-dropdown, .ant-modal-root'
const isControl = (target: EventTarget) => target instanceof Element && target.closest(controls) !== null

/**
 * Rows of records. A plain table (quicker and smaller than antd's) that becomes cards where it is narrow; a row may be
 * clicked anywhere, its name is the link.
 */
export function RecordTable<Row extends { readonly id: number }>(props: RecordTableProps<Row>) {
  const { rows, columns, labelOf, nameOf, caption, renderActions, onOpen, sort, selection } = props
  const t = useWords(kitWords)
  const prefix = useId()
  const table = useRef<HTMLTableElement>(null)
  const shown = useColumnLayout(props.layout, table, { rows, columns, labelOf })
  const open = (row: Row) => (event: MouseEvent) => {
    if (!onOpen || isControl(event.target) || window.getSelection()?.toString()) return
    onOpen(row)
  }
  const toggle = (id: number) => {
    const ids = new Set(selection?.ids)
    if (!ids.delete(id)) ids.add(id)
    selection?.onChange(ids)
  }
  return (
    <div className="kit-table-scroll">
      <table
        ref={table}
        className="kit-table"
        data-compact={props.isCompact || undefined}
        data-tiled={props.isTiled || undefined}
        data-stale={props.isStale || undefined}
        aria-busy={props.isStale}
      >
        <caption className="kit-visually-hidden">{caption}</caption>
        <TableHead
          {...{ rows, columns, labelOf, sort, selection, shown }}
          layout={props.layout}
          hasActions={renderActions !== undefined}
        />
        <tbody>
          {rows.map((row) => (
            // The name inside is the link for the keyboard; the row only enlarges it for the pointer.
            <tr
              key={row.id}
              data-row={row.id}
              data-selected={selection?.ids.has(row.id) || undefined}
              data-open={onOpen ? true : undefined}
              onClick={open(row)}
            >
              {selection && (
                <td className="kit-cell-check" {...shown.ofBoxes}>
                  <label className="kit-check">
                    <input
                      type="checkbox"
                      id={`${prefix}${row.id}`}
                      aria-label={t('list.select', { name: nameOf(row) || t('list.untitled') })}
                      checked={selection.ids.has(row.id)}
                      onChange={() => toggle(row.id)}
                    />
                  </label>
                </td>
              )}
              {columns.map((column, index) => (
                <td
                  key={column.key}
                  className={index === 0 ? 'kit-cell-title' : undefined}
                  data-align={column.align}
                  {...shown.of(column.key, index)}
                  data-label={index === 0 ? undefined : labelOf(column.key)}
                >
                  {column.cell(row)}
                </td>
              ))}
              {renderActions && <td className="kit-cell-actions">{renderActions(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
