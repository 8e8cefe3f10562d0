import './statistics.css'
import { useMemo } from 'react'
import type { DataOf } from '#kit/contract/endpoint.ts'
import { useRead } from '#kit/http/web/query.ts'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { useScreenName } from '#kit/view/web/screenName.ts'
import { FiguresSkeleton } from '#kit/states/web/Skeletons.tsx'
import { EmptyState, ErrorState } from '#kit/states/web/states.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { useDeckWords } from '#deck/web/words.ts'
import { statisticsEndpoints } from '../statistics.contract.ts'
import { statisticsWords } from '../statistics.words.ts'
import { Abilities } from './Abilities.tsx'
import { FunnelChart, TimesChart } from './CardCharts.tsx'
import { CardClose } from './CardClose.tsx'
import { useCardNames } from './cardNames.ts'
import { ExportButton } from './ExportButton.tsx'
import { GroupFilters } from './GroupFilters.tsx'
import { ItemTable } from './ItemTable.tsx'
import { Reflections } from './Reflections.tsx'
import { useStatisticsSearch } from './statisticsSearch.ts'
import { Tiles } from './Tiles.tsx'
import { VersionComparison } from './VersionComparison.tsx'
import { versionName, VersionSelects } from './VersionSelects.tsx'
import { ScoresChart, StartsChart } from './WholeCharts.tsx'
import { untilCounted } from './untilCounted.ts'

type Data = DataOf<typeof statisticsEndpoints.info>

/** H4, H5: one activity in figures. */
export function Info({ id }: { readonly id: number }) {
  const { now, filters } = useStatisticsSearch()
  const query = { ...filters, id, versionId: now.versionId }
  const { data, error, refetch } = useRead(
    statisticsEndpoints.info,
    { query },
    { keepPrevious: true, refetchInterval: untilCounted },
  )
  const hasWords = useDeckWords()
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || !hasWords) return <FiguresSkeleton />
  return <InfoOf data={data} />
}

function InfoOf({ data }: { readonly data: Data }) {
  const t = useWords(statisticsWords)
  const { now } = useStatisticsSearch()
  useScreenName(data.title)
  return (
    <div className="kit-stack">
      <ScreenHead lead={t('lead')} title={data.title}>
        <ExportButton />
      </ScreenHead>
      <GroupFilters>
        <VersionSelects versions={data.versions} />
      </GroupFilters>
      <Tiles pending={data.pending} whole={data.whole} />
      {now.compare !== undefined && <Compared one={data} otherId={now.compare} />}
      {data.whole.learners === 0 ? (
        <Nobody />
      ) : (
        <>
          <div className="kit-panel kit-panel-stack" data-pair>
            <StartsChart starts={data.starts} />
            <ScoresChart scores={data.whole.scores} />
          </div>
          <CardPanels data={data} />
          <ItemTable cards={data.cards} />
          <Abilities means={data.abilities} />
        </>
      )}
      <Reflections activityId={data.id} />
    </div>
  )
}

function CardPanels({ data: { cards, whole } }: { readonly data: Data }) {
  const { nameOf } = useCardNames()
  const key = cards.map(nameOf).join('\n')
  const names = useMemo(() => key.split('\n'), [key])
  return (
    <>
      <div className="kit-panel kit-panel-stack" data-pair>
        <FunnelChart cards={cards} learners={whole.learners} names={names} />
        <TimesChart cards={cards} names={names} />
      </div>
      <CardClose cards={cards} />
    </>
  )
}

function Nobody() {
  const t = useWords(statisticsWords)
  const { now } = useStatisticsSearch()
  const isFiltered = [now.courseId, now.productId, now.days, now.versionId].some((one) => one !== undefined)
  return (
    <div className="kit-panel">
      <EmptyState
        lead={t(isFiltered ? 'emptyFilteredLead' : 'emptyLead')}
        title={t(isFiltered ? 'emptyFiltered' : 'empty')}
      />
    </div>
  )
}

function Compared({ one, otherId }: { readonly one: Data; readonly otherId: number }) {
  const { now, filters } = useStatisticsSearch()
  const query = { ...filters, id: one.id, versionId: otherId }
  const { data: other } = useRead(statisticsEndpoints.info, { query })
  const nameOf = (id: number | undefined) => {
    const version = one.versions.find((each) => each.id === id)
    return version ? versionName(version) : ''
  }
  const [left, right] = [nameOf(now.versionId), nameOf(otherId)]
  const names = useMemo(() => [left, right] as const, [left, right])
  return other && left !== '' && right !== '' ? (
    <VersionComparison names={names} one={one} other={other} />
  ) : null
}
