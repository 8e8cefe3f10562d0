import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons'
import { useEffect, useRef } from 'react'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { ColumnEdge } from './ColumnEdge.tsx'
import type { ColumnLayout, ShownLayout } from './columnLayout.ts'
import type { Column } from './columns.tsx'

export interface TableSort {
  readonly now: string | undefined
  readonly fields: readonly string[]
  readonly onSort: (field: string) => void
}

export interface TableSelection {
  readonly ids: ReadonlySet<number>
  readonly onChange: (ids: ReadonlySet<number>) => void
}

interface TableHeadProps<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly labelOf: (key: string) => string
  readonly sort: TableSort | undefined
  readonly selection: TableSelection | undefined
  readonly hasActions: boolean
  readonly layout: ColumnLayout | undefined
  readonly shown: ShownLayout
}

/** The head row of a table: column labels, buttons that sort, and a box that selects all rows shown. */
export function TableHead<Row extends { readonly id: number }>(props: TableHeadProps<Row>) {
  const { columns, labelOf, sort, selection, hasActions, rows, layout, shown } = props
  const t = useWords(kitWords)
  return (
    <thead>
      <tr>
        {selection && (
          <th className="kit-cell-check" scope="col" {...shown.ofBoxes}>
            <SelectAll rows={rows} selection={selection} />
          </th>
        )}
        {columns.map((column, index) => (
          <th
            key={column.key}
            scope="col"
            {...shown.of(column.key, index)}
            data-align={column.align}
            aria-sort={sort && ariaSort(sort.now, column.key)}
          >
            {sort?.fields.includes(column.key) ? (
              <SortButton label={labelOf(column.key)} field={column.key} sort={sort} />
            ) : (
              <span className="kit-head-label">{labelOf(column.key)}</span>
            )}
            {layout && (
              <ColumnEdge
                label={labelOf(column.key)}
                width={layout.widths[column.key]}
                onDraw={(width) => shown.draw(column.key, width)}
                onCommit={(width) => shown.commit(column.key, width)}
              />
            )}
          </th>
        ))}
        {hasActions && (
          <th className="kit-cell-actions" scope="col">
            <span className="kit-visually-hidden">{t('actions.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

function ariaSort(now: string | undefined, field: string): 'ascending' | 'descending' | undefined {
  if (now === field) return 'ascending'
  return now === `-${field}` ? 'descending' : undefined
}

interface SortButtonProps {
  readonly label: string
  readonly field: string
  readonly sort: TableSort
}

function SortButton({ label, field, sort }: SortButtonProps) {
  const t = useWords(kitWords)
  const order = ariaSort(sort.now, field)
  return (
    <button
      type="button"
      className="kit-sort"
      data-order={order}
      title={t('list.sortBy', { label })}
      onClick={() => sort.onSort(field)}
    >
      <span className="kit-head-label">{label}</span>
      {order === 'ascending' ? <CaretUpOutlined aria-hidden /> : <CaretDownOutlined aria-hidden />}
    </button>
  )
}

function SelectAll({
  rows,
  selection,
}: {
  readonly rows: readonly { readonly id: number }[]
  readonly selection: TableSelection
}) {
  const t = useWords(kitWords)
  const box = useRef<HTMLInputElement>(null)
  const chosen = rows.filter((row) => selection.ids.has(row.id)).length
  const isAll = rows.length > 0 && chosen === rows.length
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && !isAll
  }, [chosen, isAll])
  return (
    <label className="kit-check">
      <input
        ref={box}
        type="checkbox"
        aria-label={t('list.selectAll')}
        checked={isAll}
        onChange={() => selection.onChange(new Set(isAll ? [] : rows.map((row) => row.id)))}
      />
    </label>
  )
}
