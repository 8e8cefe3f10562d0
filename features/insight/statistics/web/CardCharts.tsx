import { useMemo } from 'react'
import { Chart } from '#kit/chart/web/Chart.tsx'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { CardFigures } from '../statistics.records.ts'
import { statisticsWords } from '../statistics.words.ts'

interface Props {
  readonly cards: readonly CardFigures[]
  /** By place in `cards`. */
  readonly names: readonly string[]
  readonly learners: number
}

/** H4: how many met each card, and how many finished it. */
export function FunnelChart({ cards, names, learners }: Props) {
  const t = useWords(statisticsWords)
  const format = useFormat()
  const data = useMemo(
    () => ({
      head: t('filters.card'),
      rows: names,
      series: [
        { name: t('columns.met'), values: cards.map(({ met }) => met) },
        { name: t('columns.finished'), values: cards.map(({ done }) => done) },
      ],
    }),
    [cards, names, t],
  )
  return (
    <Chart
      data={data}
      format={format.number}
      kind="rows"
      lead={t('leads.funnel')}
      max={learners}
      title={t('sections.funnel')}
    />
  )
}

/** H4: the middle half of the times, card by card. */
export function TimesChart({ cards, names }: Omit<Props, 'learners'>) {
  const t = useWords(statisticsWords)
  const format = useFormat()
  const data = useMemo(() => {
    const timed = cards.flatMap(({ times }, index) => (times ? [{ times, name: names[index] ?? '' }] : []))
    return {
      head: t('filters.card'),
      rows: timed.map(({ name }) => name),
      series: (['q1', 'median', 'q3'] as const).map((key) => ({
        name: t(`columns.${key}`),
        values: timed.map(({ times }) => times[key]),
      })),
    }
  }, [cards, names, t])
  if (data.rows.length === 0) return null
  return (
    <Chart
      data={data}
      format={format.length}
      kind="spread"
      lead={t('leads.times')}
      title={t('sections.times')}
    />
  )
}
