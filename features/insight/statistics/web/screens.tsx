import './statistics.css'
import { useRead } from '#kit/http/web/query.ts'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { FiguresSkeleton } from '#kit/states/web/Skeletons.tsx'
import { ErrorState } from '#kit/states/web/states.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { statisticsEndpoints } from '../statistics.contract.ts'
import { recentDays } from '../statistics.whole.ts'
import { statisticsWords } from '../statistics.words.ts'
import { Board } from './Board.tsx'
import { ExportButton } from './ExportButton.tsx'
import { GroupFilters } from './GroupFilters.tsx'
import { Info } from './Info.tsx'
import { addressOf, useStatisticsSearch } from './statisticsSearch.ts'
import { Tiles } from './Tiles.tsx'
import { StartsChart } from './WholeCharts.tsx'
import { untilCounted } from './untilCounted.ts'

const infoPath = '/statics/activity/info'

/** H4: `/statics/activity/board`. */
export function BoardScreen() {
  const t = useWords(statisticsWords)
  const { now } = useStatisticsSearch()
  const { courseId, productId, days } = now
  return (
    <div className="kit-stack">
      <ScreenHead lead={t('boardLead')} title={t('boardTitle')}>
        <ExportButton />
      </ScreenHead>
      <GroupFilters />
      <Board hrefOf={(id) => addressOf(infoPath, { courseId, productId, days, id })} />
    </div>
  )
}

/** H4: `/statics/activity/info?id=`; without an id one chooses on the board. */
export function InfoScreen() {
  const { now } = useStatisticsSearch()
  return now.id === undefined ? <BoardScreen /> : <Info id={now.id} />
}

/** H4: `/datas/studys/statistics`, for teachers too: all at a glance, and with `?id=` one activity closely. */
export function StatisticsScreen() {
  const { now } = useStatisticsSearch()
  return now.id === undefined ? <Overview /> : <Info id={now.id} />
}

function Overview() {
  const t = useWords(statisticsWords)
  const { now, filters, hrefOf } = useStatisticsSearch()
  const { data, error, refetch } = useRead(
    statisticsEndpoints.dashboard,
    { query: filters },
    { keepPrevious: true, refetchInterval: untilCounted },
  )
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <div className="kit-stack">
      <ScreenHead lead={t('lead')} title={t('title')}>
        <ExportButton />
      </ScreenHead>
      <GroupFilters />
      {data && data.learners > 0 && (
        <>
          <Tiles activities={data.activities} pending={data.pending} whole={data} />
          <div className="kit-panel kit-panel-stack">
            <StartsChart
              starts={data.starts}
              {...(now.days === undefined && { lead: t('leads.recent', { count: recentDays }) })}
            />
          </div>
        </>
      )}
      {/* With what stands above it, which would push it down. */}
      {data ? (
        <Board hrefOf={(id) => hrefOf({ id, page: undefined, sort: undefined, title: undefined })} />
      ) : (
        <FiguresSkeleton />
      )}
    </div>
  )
}
