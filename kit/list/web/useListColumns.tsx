import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ListResource, ListRow, RowIn } from '#kit/resource/web/listResource.ts'
import { readOptions } from '#kit/http/web/query.ts'
import type { Column, RowFace } from '#kit/table/web/columns.tsx'
import { agoColumn, faceOf, personColumn, statusColumn } from '#kit/table/web/columns.tsx'
import { isEditable, type RowPaths } from '#kit/resource/web/rowPaths.ts'
import { TitleCell } from '#kit/table/web/TitleCell.tsx'
import type { ListScreenProps } from './listProps.ts'

interface ListColumns<Row> {
  readonly all: readonly Column<Row>[]
  readonly nameOf: (row: Row) => string
}

type UsualRow = ListRow & { readonly creatorName: string; readonly updatedAt: number }

/** Status, creator, time: what every resource has. */
function usualColumns(resource: ListResource): readonly Column<never>[] {
  const columns: Column<UsualRow>[] = [personColumn('creatorName'), agoColumn('updatedAt')]
  return resource.machine ? [statusColumn(resource.machine), ...columns] : columns
}

/** The title column made from the form's fields, then the given columns or the usual ones. */
export function useListColumns<Row extends ListRow>(
  props: Pick<ListScreenProps<ListResource, RowIn<ListResource>>, 'resource' | 'editableIn'> & {
    readonly columns?: readonly Column<never>[]
    readonly face?: ((row: never) => Omit<RowFace, 'hasPicture'>) | undefined
    readonly hrefOf?: ((row: never) => string) | undefined
  },
  paths: RowPaths | undefined,
): ListColumns<Row> {
  const { resource, columns, face, editableIn, hrefOf } = props
  const client = useQueryClient()
  return useMemo(() => {
    const fields = resource.endpoints.create?.fields ?? resource.endpoints.page.fields
    const faceIn = (row: Row): RowFace => {
      const shown = face?.(row as never)
      return shown ? { hasPicture: shown.picture !== undefined, ...shown } : faceOf(row, fields)
    }
    const { get } = resource.endpoints
    const title: Column<Row> = {
      key: titleKey(resource, fields),
      cell: (row) => (
        <TitleCell
          face={faceIn(row)}
          href={
            hrefOf?.(row as never) ??
            (paths && (isEditable(row, editableIn) ? paths.edit(row.id) : paths.view(row.id)))
          }
          // The record is there before the click.
          {...(get && {
            onNear: () => void client.prefetchQuery(readOptions(get, { query: { id: row.id } })),
          })}
        />
      ),
    }
    const others = (columns ?? usualColumns(resource)) as readonly Column<Row>[]
    return { all: [title, ...others], nameOf: (row: Row) => faceIn(row).name }
  }, [resource, columns, face, hrefOf, paths, editableIn, client])
}

const titleKey = (resource: ListResource, fields: object | undefined): string =>
  ['name', 'title', 'nickname', 'username', 'code'].find(
    (key) => (fields && key in fields) || resource.filters[key]?.kind === 'search',
  ) ?? 'name'
