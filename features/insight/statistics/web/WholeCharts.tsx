import { useMemo } from 'react'
import { Chart } from '#kit/chart/web/Chart.tsx'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { Starts, Whole } from '../statistics.records.ts'
import { statisticsWords } from '../statistics.words.ts'

/** H4: who began on which day, and how many of them have finished. */
export function StartsChart({ starts, lead }: { readonly starts: Starts; readonly lead?: string }) {
  const t = useWords(statisticsWords)
  const format = useFormat()
  const data = useMemo(
    () => ({
      head: t('columns.day'),
      // The year is in the table behind it; an axis has no room for it.
      rows: starts.map(({ day }) => day.slice(5)),
      series: [
        { name: t('figures.learners'), values: starts.map(({ learners }) => learners) },
        { name: t('figures.finished'), values: starts.map(({ finished }) => finished) },
      ],
    }),
    [starts, t],
  )
  return (
    <Chart
      data={data}
      format={format.number}
      kind="line"
      lead={lead ?? t('leads.starts')}
      title={t('sections.starts')}
    />
  )
}

/** How many learners reached which tenth of the points. */
export function ScoresChart({ scores }: Pick<Whole, 'scores'>) {
  const t = useWords(statisticsWords)
  const format = useFormat()
  const data = useMemo(
    () => ({
      head: t('columns.range'),
      rows: scores.map((_, tenth) => `${format.percent(tenth / 10)} – ${format.percent((tenth + 1) / 10)}`),
      series: [{ name: t('columns.learners'), values: scores }],
    }),
    [scores, t, format],
  )
  return <Chart data={data} format={format.number} kind="columns" title={t('sections.scores')} />
}
