import { useMemo } from 'react'
import type { DataOf } from '#kit/contract/endpoint.ts'
import { Chart } from '#kit/chart/web/Chart.tsx'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { statisticsEndpoints } from '../statistics.contract.ts'
import { statisticsWords } from '../statistics.words.ts'

type Means = DataOf<typeof statisticsEndpoints.info>['abilities']

/** A figure of fewer corners than three is none. */
const minCorners = 3
const highestRating = 5

/** H4: the abilities that the activity trains, as measured and as learners see themselves. */
export function Abilities({ means }: { readonly means: Means }) {
  const t = useWords(statisticsWords)
  const format = useFormat()
  const data = useMemo(() => {
    const rated = means.some(({ rating }) => rating !== null)
    const own = means.map(({ rating }) => (rating === null ? null : rating / highestRating))
    return {
      head: t('columns.ability'),
      rows: means.map(({ name }) => name),
      series: [
        { name: t('columns.mean'), values: means.map(({ mean }) => mean) },
        ...(rated ? [{ name: t('columns.rating'), values: own }] : []),
      ],
    }
  }, [means, t])
  if (means.length === 0) return null
  return (
    <div className="kit-panel kit-panel-stack">
      <Chart
        data={data}
        format={format.percent}
        kind={means.length < minCorners ? 'rows' : 'radar'}
        lead={t('leads.abilities')}
        max={1}
        title={t('sections.abilities')}
      />
    </div>
  )
}
