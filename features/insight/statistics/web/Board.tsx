import './statistics.css'
import { SearchOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { useMemo, useState } from 'react'
import { hasRole } from '#kit/contract/role.ts'
import { Chart } from '#kit/chart/web/Chart.tsx'
import { useFormat } from '#kit/i18n/web/format.ts'
import { Pages } from '#kit/list/web/Pages.tsx'
import { useRead } from '#kit/http/web/query.ts'
import { useActor } from '#kit/http/web/session.ts'
import { FiguresSkeleton } from '#kit/states/web/Skeletons.tsx'
import { EmptyState, ErrorState } from '#kit/states/web/states.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import { useClear } from '#kit/select/web/useClear.tsx'
import { boardSorts, statisticsEndpoints } from '../statistics.contract.ts'
import type { BoardRow } from '../statistics.records.ts'
import { statisticsWords } from '../statistics.words.ts'
import { BoardTable } from './BoardTable.tsx'
import { statisticsSearch, useStatisticsSearch } from './statisticsSearch.ts'
import { untilCounted } from './untilCounted.ts'

const usualSize = 20

/** H4: activities side by side; `hrefOf` is where one of them is shown in detail. */
export function Board({ hrefOf }: { readonly hrefOf: (activityId: number) => string }) {
  const t = useWords(statisticsWords)
  const { now, filters, change } = useStatisticsSearch()
  const { title, sort = 'learners', page = 1, pageSize = usualSize } = now
  const order = sort === 'title' ? 'asc' : 'desc'
  const query = { ...filters, title, sort, order, pageNo: page, pageSize } as const
  const { data, error, refetch } = useRead(
    statisticsEndpoints.board,
    { query },
    { keepPrevious: true, refetchInterval: untilCounted },
  )
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <FiguresSkeleton />
  return (
    <div className="kit-panel kit-panel-stack">
      <header className="statistics-choice">
        <h2 id="statistics-board">{t('sections.activities')}</h2>
        <TitleSearch />
        <Select
          aria-label={t('fields.sort')}
          onChange={(next) => change({ sort: next, page: undefined })}
          options={boardSorts.map((value) => ({ value, label: t(`sortBy.${value}`) }))}
          value={sort}
        />
      </header>
      {data.list.length === 0 ? (
        <NoActivity />
      ) : (
        <>
          <BoardTable hrefOf={hrefOf} rows={data.list} />
          <Pages
            data={{ next: null }}
            onChange={(next) => change(readPage(next))}
            search={{ page, pageSize }}
            totals={{ total: data.total, totalIsCapped: false }}
          />
          <BoardChart rows={data.list} />
        </>
      )}
    </div>
  )
}

/** What `Pages` has written, read like an address: only what it names is changed. */
const readPage = (next: Readonly<Record<string, unknown>>) => {
  const { page, pageSize } = statisticsSearch(next)
  return { page, ...('pageSize' in next && { pageSize }) }
}

function TitleSearch() {
  const t = useWords(statisticsWords)
  const clear = useClear()
  const { now, change } = useStatisticsSearch()
  const [typed, setTyped] = useState(now.title ?? '')
  return (
    <Input.Search
      allowClear={clear}
      aria-label={t('filters.title')}
      className="kit-filter kit-filter-search"
      maxLength={100}
      onChange={(event) => setTyped(event.target.value)}
      onSearch={(text) => change({ title: text.trim() || undefined, page: undefined })}
      placeholder={t('filters.title')}
      searchIcon={<SearchOutlined role="img" aria-label={t('filters.title')} />}
      value={typed}
    />
  )
}

function NoActivity() {
  const t = useWords(statisticsWords)
  const { now } = useStatisticsSearch()
  const isTeacher = !hasRole(useActor(), ['super_admin'])
  const isFiltered = [now.courseId, now.productId, now.days, now.title].some((one) => one !== undefined)
  if (isFiltered) return <EmptyState lead={t('emptyFilteredLead')} title={t('emptyFiltered')} />
  if (isTeacher) return <EmptyState lead={t('emptyTeacherLead')} title={t('emptyTeacher')} />
  return <EmptyState lead={t('emptyLead')} title={t('empty')} />
}

function BoardChart({ rows }: { readonly rows: readonly BoardRow[] }) {
  const t = useWords(statisticsWords)
  const format = useFormat()
  const data = useMemo(
    () => ({
      head: t('columns.title'),
      rows: rows.map(({ title }) => title),
      series: [
        { name: t('figures.finished'), values: rows.map(({ learners, finished }) => finished / learners) },
        { name: t('figures.score'), values: rows.map(({ score }) => score) },
      ],
    }),
    [rows, t],
  )
  return <Chart data={data} format={format.percent} kind="rows" max={1} title={t('chartTitle')} />
}
