import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { ListResource, ListRow } from '#kit/resource/web/listResource.ts'
import { RecordTable } from '#kit/table/web/RecordTable.tsx'
import type { TableSelection } from '#kit/table/web/TableHead.tsx'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { ListSkeleton } from '#kit/states/web/Skeletons.tsx'
import { EmptyState, ErrorState } from '#kit/states/web/states.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { Column } from '#kit/table/web/columns.tsx'
import type { ColumnLayout } from '#kit/table/web/columnLayout.ts'
import { Pages } from './Pages.tsx'
import { RowActions, type RowAction } from './RowActions.tsx'
import type { ListSearch } from './search/search.ts'
import { filterNames, nextSort } from './search/search.ts'
import type { ListData } from './useListData.ts'
import type { ChangeSearch } from './search/useListSearch.ts'

interface ListBodyProps<Row> {
  readonly resource: ListResource
  readonly search: ListSearch
  readonly change: ChangeSearch
  readonly data: ListData<Row>
  readonly isCompact: boolean
  readonly isTiled: boolean
  readonly layout: ColumnLayout
  /** How the reader has the columns is known. */
  readonly isReady: boolean
  readonly columns: readonly Column<Row>[]
  readonly selection: TableSelection | undefined
  readonly nameOf: (row: Row) => string
  readonly actionsOf: (row: Row) => readonly RowAction[]
  readonly onOpen: ((row: Row) => void) | undefined
  /** A phrase of the screen's heading, where there is one. */
  readonly phrase: (key: string) => string | undefined
  /** The button that begins, for an empty list. */
  readonly begin: ReactNode
}

/** Rows and pages, or what takes their place: skeleton, error, nothing yet, nothing found. */
export function ListBody<Row extends ListRow>(props: ListBodyProps<Row>) {
  const { resource, search, change, data, selection, nameOf, actionsOf } = props
  const t = useWords(kitWords)
  const words = useResourceWords(resource.name)
  if (data.error) return <ErrorState error={data.error} onRetry={data.retry} />
  if (!data.page || !props.isReady) return <ListSkeleton isTiled={props.isTiled} />
  if (data.rows.length === 0) return <NoRows {...props} />
  const label = (row: Row) => nameOf(row) || t('list.untitled')
  return (
    <>
      <RecordTable<Row>
        rows={data.rows}
        columns={props.columns}
        labelOf={words.label}
        nameOf={label}
        caption={props.phrase('title') ?? resource.name}
        selection={selection}
        isCompact={props.isCompact}
        isTiled={props.isTiled}
        layout={props.layout}
        isStale={data.isStale}
        onOpen={props.onOpen}
        renderActions={
          // Figures that nothing can be done with need no column for it.
          data.rows.some((row) => actionsOf(row).length > 0)
            ? (row) => <RowActions actions={actionsOf(row)} name={label(row)} />
            : undefined
        }
        sort={{
          now: typeof search['sort'] === 'string' ? search['sort'] : undefined,
          fields: resource.sortable ?? [],
          onSort: (field) => change({ sort: nextSort(search['sort'], field) }),
        }}
      />
      <Pages data={data.page} totals={data.totals} search={search} onChange={change} />
    </>
  )
}

function NoRows<Row>({ resource, search, change, phrase, begin }: ListBodyProps<Row>) {
  const t = useWords(kitWords)
  const words = useResourceWords(resource.name)
  const used = filterNames(resource.filters, search)
  const isBeyond = search['page'] !== undefined || search['after'] !== undefined
  if (used.length === 0 && !isBeyond)
    return (
      <EmptyState title={phrase('empty') ?? t('state.missing')} lead={phrase('emptyLead')}>
        {begin}
      </EmptyState>
    )
  const clear = () => change(Object.fromEntries([...used, 'page', 'after'].map((name) => [name, undefined])))
  const [only, ...others] = used
  // A state that holds nothing is no search that failed.
  if (only === 'status' && others.length === 0 && !isBeyond)
    return (
      <EmptyState title={t('list.noneInState', { state: words.state(String(search['status'])) })}>
        <Button onClick={clear}>{t('list.showAll')}</Button>
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<SearchOutlined aria-hidden="true" />}
      title={t('list.noMatch')}
      lead={t('list.noMatchLead')}
    >
      <Button onClick={clear}>{used.length > 0 ? t('list.clearFilters') : t('list.first')}</Button>
    </EmptyState>
  )
}
