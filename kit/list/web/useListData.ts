import { onlyTotal, type Page, type Total, totalOf } from '#kit/contract/page.ts'
import type { ListResource } from '#kit/resource/web/listResource.ts'
import { useRead } from '#kit/http/web/query.ts'
import type { ListScreenProps } from './listProps.ts'
import type { ListSearch } from './search/search.ts'
import { filtersOf, pageBodyOf } from './search/search.ts'

export interface ListData<Row> {
  readonly rows: readonly Row[]
  readonly page: Page<Row> | undefined
  /** Undefined until they are there: the rows are shown before. */
  readonly totals: Total | undefined
  readonly counts: Readonly<Record<string, number>> | undefined
  readonly error: unknown
  /** The rows are those of the page before, while the next one is fetched. */
  readonly isStale: boolean
  readonly retry: () => void
}

const none: readonly never[] = []

/** For so long a total is not counted again, unless something of the list was changed here. */
const totalLastsMs = 30_000

/** The page that the address asks for, and how many records are in each state under the same filters. */
export function useListData<Row>(
  resource: ListResource,
  search: ListSearch,
  { fixed, usual }: Pick<ListScreenProps<ListResource>, 'fixed' | 'usual'>,
): ListData<Row> {
  const { page: pageEndpoint, counts: countsEndpoint } = resource.endpoints
  const page = useRead(
    pageEndpoint,
    { body: { ...usual, ...pageBodyOf(resource.filters, search), ...fixed, withTotal: false } },
    { keepPrevious: true },
  )
  const wanted = { ...usual, ...filtersOf(resource.filters, search), ...fixed, ...onlyTotal }
  // Those of other filters are not kept meanwhile: rows come first, and would stand beside a number that is not theirs.
  const counted = useRead(pageEndpoint, { body: wanted }, { staleTime: totalLastsMs }).data as
    Page<Row> | undefined
  const { status: _, ...others } = filtersOf(resource.filters, search)
  const counts = useRead(
    countsEndpoint ?? pageEndpoint,
    { body: { ...usual, ...others, ...fixed } },
    { keepPrevious: true, enabled: countsEndpoint !== undefined },
  )
  const data = page.data as Page<Row> | undefined
  return {
    rows: data?.list ?? none,
    page: data,
    totals: counted && totalOf(counted),
    counts: countsEndpoint && (counts.data as Record<string, number> | undefined),
    error: page.isPlaceholderData || !data ? page.error : null,
    isStale: page.isPlaceholderData,
    retry: () => void page.refetch(),
  }
}
