import { useCallback, useMemo, useState } from 'react'
import { type ColumnSettings, inOrder } from '#kit/table/columnSettings.ts'
import type { ColumnLayout } from '#kit/table/web/columnLayout.ts'
import type { Column } from '#kit/table/web/columns.tsx'
import type { ListResource } from '#kit/resource/web/listResource.ts'
import { sameJson } from '#kit/value/sameJson.ts'
import type { SavedView } from '../savedView.ts'
import type { ColumnPanelProps } from './ColumnPanel.tsx'
import { nameOfList, useListSettings } from './listSettings.ts'
import type { ListSearch } from './search/search.ts'
import { searchOf, viewSearchOf } from './search/search.ts'
import { type SavedViewsHere, useSavedViews } from './useSavedViews.ts'

export interface ListView<Row> {
  /** Those that show, in their order. */
  readonly columns: readonly Column<Row>[]
  readonly layout: ColumnLayout
  readonly isCompact: boolean
  /** What sets the columns up. */
  readonly panel: Omit<ColumnPanelProps, 'labelOf' | 'hasTiles'>
  readonly isReady: boolean
  /** Undefined where no views are kept. */
  readonly saved: ShownViews | undefined
}

export interface ShownViews extends SavedViewsHere {
  /** The one that the address names. */
  readonly current: SavedView | undefined
  /** Of the columns, as they are shown. */
  readonly settings: ColumnSettings
  /** Filters, order or columns are not those of the view any more. */
  readonly isChanged: boolean
  readonly forgetColumns: () => void
}

const noWidths: Readonly<Record<string, number>> = {}
const noKeys: readonly string[] = []
/** Each as it is for everybody. */
const reset: ColumnSettings = {
  hidden: undefined,
  order: undefined,
  pinned: undefined,
  widths: undefined,
  isCompact: undefined,
}

/** How a list is shown to this reader: the columns of the saved view that the address names, else their own. */
export function useListView<Row>(
  resource: ListResource,
  part: string | undefined,
  all: readonly Column<Row>[],
  search: ListSearch,
): ListView<Row> {
  const list = nameOfList(resource, part)
  const { settings: own, change: changeOwn, isReady } = useListSettings(list)
  const saved = useSavedViews(list)
  const current = saved?.views.find(({ id }) => id === search['view'])
  const [unsaved, setUnsaved] = useState<{ readonly view: number; readonly columns: ColumnSettings }>()
  const changed = current && unsaved?.view === current.id ? unsaved.columns : undefined
  const settings = changed ?? current?.columns ?? own
  const change = useCallback(
    (some: ColumnSettings) =>
      current ? setUnsaved({ view: current.id, columns: { ...settings, ...some } }) : changeOwn(some),
    [current, settings, changeOwn],
  )
  const { widths = noWidths, pinned = noKeys, isCompact = false } = settings
  const ordered = useMemo(() => inOrder(all, settings), [all, settings])
  const hidden = useMemo(
    () => settings.hidden ?? all.filter(({ isOptional }) => isOptional).map(({ key }) => key),
    [all, settings],
  )
  const columns = ordered.filter(({ key }, index) => index === 0 || !hidden.includes(key))
  const onResize = useCallback(
    (key: string, width: number | undefined) => {
      const { [key]: _, ...others } = widths
      change({ widths: width === undefined ? others : { ...others, [key]: width } })
    },
    [change, widths],
  )
  return {
    columns,
    layout: {
      widths,
      pinned: columns.map(({ key }) => key).filter((key) => pinned.includes(key)),
      onResize,
    },
    isCompact,
    panel: {
      keys: ordered.slice(1).map(({ key }) => key),
      hidden,
      settings,
      onChange: change,
      onReset: Object.values(settings).some((value) => value !== undefined) ? () => change(reset) : undefined,
    },
    isReady: isReady && (search['view'] === undefined || !saved || saved.isReady),
    saved: saved && {
      ...saved,
      current,
      settings,
      isChanged: current !== undefined && (changed !== undefined || !isSame(resource, current, search)),
      forgetColumns: () => setUnsaved(undefined),
    },
  }
}

function isSame(resource: ListResource, { search: held }: SavedView, search: ListSearch): boolean {
  const [one, other] = [searchOf(resource)(held), search].map((each) => viewSearchOf(resource, each))
  return sameJson(one, other)
}
