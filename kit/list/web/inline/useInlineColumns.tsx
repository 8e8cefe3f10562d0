import { useMemo } from 'react'
import type { Formed } from '#kit/resource/web/formed.ts'
import type { ListResource, ListRow } from '#kit/resource/web/listResource.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { isEditable } from '#kit/resource/web/rowPaths.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { Column } from '#kit/table/web/columns.tsx'
import { InlineCell } from './InlineCell.tsx'

/** The fields that a list edits where they stand, by the columns that show them. */
export type InlineFields = Readonly<Record<string, string>>

interface InlineOptions<Row> {
  readonly resource: ListResource
  readonly inline?: InlineFields | undefined
  readonly editableIn?: readonly string[] | undefined
  readonly nameOf: (row: Row) => string
}

/** What a form needs of a list's resource; undefined where its records are not changed one by one. */
function formedOf({ name, machine, endpoints }: ListResource): Formed | undefined {
  const { page, get, update } = endpoints
  return get && update?.fields
    ? { name, fields: update.fields, endpoints: { page, get, update }, ...(machine && { machine }) }
    : undefined
}

/** The same columns; those that `inline` names have a pencil in the rows whose state and access let them be edited. */
export function useInlineColumns<Row extends ListRow>(
  columns: readonly Column<Row>[],
  { resource, inline = {}, editableIn, nameOf }: InlineOptions<Row>,
): readonly Column<Row>[] {
  const t = useWords(kitWords)
  const words = useResourceWords(resource.name)
  const formed = useMemo(() => formedOf(resource), [resource])
  return columns.map((column, index) => {
    const name = inline[column.key]
    if (name === undefined) return column
    if (!formed?.fields[name]) throw new Error(`${resource.name} has no field ${name} to edit in its list`)
    const cell = (row: Row) =>
      isEditable(row, editableIn) ? (
        <InlineCell
          {...{ row, name }}
          resource={formed}
          rowName={nameOf(row) || t('list.untitled')}
          label={words.label(column.key)}
          isTitle={index === 0}
        >
          {column.cell(row)}
        </InlineCell>
      ) : (
        column.cell(row)
      )
    return { ...column, cell }
  })
}
