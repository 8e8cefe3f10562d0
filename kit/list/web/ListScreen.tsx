import { PlusOutlined } from '@ant-design/icons'
import { Button, type InputRef } from 'antd'
import { lazy, Suspense, useCallback, useMemo, useRef } from 'react'
import { isAllowed } from '#kit/contract/role.ts'
import { useGo } from '#kit/view/web/Go.tsx'
import { isEditable, useRowPaths } from '#kit/resource/web/rowPaths.ts'
import type { ListResource, RowIn } from '#kit/resource/web/listResource.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { useActor } from '#kit/http/web/session.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { BulkBar } from './BulkBar.tsx'
import { FilterBar } from './filter/FilterBar.tsx'
import { useInlineColumns } from './inline/useInlineColumns.tsx'
import { ListBody } from './ListBody.tsx'
import type { ListScreenProps } from './listProps.ts'
import { ColumnsButton, ExportButton } from './ListTools.tsx'
import { filtersOf, sortBody } from './search/search.ts'
import { StatusTabs } from './StatusTabs.tsx'
import { useListColumns } from './useListColumns.tsx'
import { useListData } from './useListData.ts'
import { useListKeys } from './useListKeys.ts'
import { useListSearch } from './search/useListSearch.ts'
import { useListSelection } from './useListSelection.ts'
import { useListView } from './useListView.ts'
import { useRowWork } from './useRowWork.tsx'
import { ViewTabs } from './ViewTabs.tsx'

const RecordDrawer = lazy(() =>
  import('#kit/record/web/RecordDrawer.tsx').then((file) => ({ default: file.RecordDrawer })),
)

/** A whole list screen from a resource: tabs, filters, table, bulk actions, pages; its place is the address. */
export function ListScreen<R extends ListResource>(props: ListScreenProps<R>) {
  const { resource, home, drawer, quick = 4, editableIn, fixed, heading, hrefOf, hasTiles = false } = props
  type Row = RowIn<R>
  const t = useWords(kitWords)
  const words = useResourceWords(resource.name)
  const actor = useActor()
  const go = useGo()
  const [search, change] = useListSearch(resource)
  const root = useRef<HTMLDivElement>(null)
  const searchInput = useRef<InputRef>(null)

  const data = useListData<Row>(resource, search, props)
  /** What the list is of: its filters and its order. */
  const wanted = {
    ...props.usual,
    ...filtersOf(resource.filters, search),
    ...fixed,
    ...sortBody(search['sort']),
  }
  const selection = useListSelection<Row>(resource.endpoints, wanted, data)
  const paths = useRowPaths(home, drawer !== undefined)
  const columns = useListColumns<Row>(props, paths)
  const view = useListView(resource, props.part, columns.all, search)
  const nameOf = columns.nameOf
  const shownColumns = useInlineColumns<Row>(view.columns, { ...props, nameOf })
  const work = useRowWork<Row>({ ...props, nameOf, paths, onDone: selection.remove })
  useListKeys(
    root,
    useCallback(() => searchInput.current?.focus(), []),
    selection.toggle,
    props.inline !== undefined,
  )

  const canAdd =
    props.canAdd ?? (resource.endpoints.create && isAllowed(resource.endpoints.create.who, actor))
  const add = canAdd && paths && (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => go(paths.add)}>
      {words.maybe('new') ?? t('actions.add')}
    </Button>
  )
  const phrase = (key: string) => (heading && words.maybe(heading(key))) ?? words.maybe(key)
  // An empty list has the button that begins in its middle, and one primary button is enough.
  const isBlank = data.page?.list.length === 0 && Object.keys(search).length === 0
  const hasTabs =
    resource.endpoints.counts !== undefined &&
    resource.filters['status']?.kind === 'among' &&
    !(fixed && 'status' in fixed)
  const filters = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(resource.filters).filter(
          ([name]) => !(hasTabs && name === 'status') && !(fixed && name in fixed),
        ),
      ),
    [resource, hasTabs, fixed],
  )
  return (
    <div ref={root} className="kit-list">
      <ScreenHead title={phrase('title') ?? resource.name} lead={phrase('lead')}>
        {props.headActions}
        {!isBlank && add}
      </ScreenHead>
      {props.summary}
      <section className="kit-panel kit-list-panel" aria-label={phrase('title')}>
        {view.saved && <ViewTabs {...{ resource, search }} saved={view.saved} onChange={change} />}
        {props.tabs}
        {hasTabs && resource.filters['status']?.kind === 'among' && (
          <StatusTabs
            resource={resource.name}
            states={resource.filters['status'].values}
            counts={data.counts}
            value={search['status'] === undefined ? undefined : String(search['status'])}
            onChange={(status) => change({ status })}
          />
        )}
        <FilterBar
          {...{ resource: resource.name, filters, search, quick }}
          onChange={change}
          inputRef={searchInput}
        >
          <ColumnsButton {...view.panel} {...{ hasTiles }} labelOf={words.label} />
          {resource.endpoints.export && <ExportButton endpoint={resource.endpoints.export} body={wanted} />}
        </FilterBar>
        <ListBody<Row>
          {...{ resource, search, change, data, nameOf, phrase }}
          columns={shownColumns}
          layout={view.layout}
          isCompact={view.isCompact && !hasTiles}
          isTiled={hasTiles && !view.isCompact}
          isReady={view.isReady}
          selection={work.isBulk ? selection : undefined}
          actionsOf={work.actionsOf}
          onOpen={
            hrefOf
              ? (row) => go(hrefOf(row))
              : paths && ((row) => go(isEditable(row, editableIn) ? paths.edit(row.id) : paths.view(row.id)))
          }
          begin={add}
        />
      </section>
      {(selection.chosen.length > 0 || work.progress) && (
        <BulkBar
          {...{ selection }}
          // While they are done nothing else is: with thousands of rows it would be worked out for each of them.
          actions={work.progress ? [] : work.bulkOf(selection.chosen)}
          progress={work.progress}
        />
      )}
      {work.view}
      {drawer && (
        <Suspense>
          <RecordDrawer {...drawer} editableIn={editableIn} />
        </Suspense>
      )}
    </div>
  )
}
