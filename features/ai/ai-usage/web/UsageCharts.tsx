import { useMemo } from 'react'
import { Chart } from '#kit/chart/web/Chart.tsx'
import { useFormat } from '#kit/i18n/web/format.ts'
import { EmptyState } from '#kit/states/web/states.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { aiUsageWords } from '../ai-usage.words.ts'
import { daysUntil } from './months.ts'
import type { Summary } from './UsageMonth.tsx'

/** The month's cost by day, by agent, and by who had the work done. */
export function UsageCharts({ summary }: { readonly summary: Summary }) {
  const t = useWords(aiUsageWords)
  if (summary.calls === 0)
    return (
      <div className="kit-panel">
        <EmptyState title={t('empty')} lead={t('emptyLead')} />
      </div>
    )
  return (
    <>
      <div className="kit-panel kit-panel-stack usage-panel">
        <ByDay days={summary.days} />
      </div>
      <div className="kit-panel kit-panel-stack usage-panel" data-pair>
        <Shares head={t('fields.agentId')} shares={summary.agents} title={t('charts.agents')} />
        <Shares head={t('fields.borrowerId')} shares={summary.borrowers} title={t('charts.borrowers')} />
      </div>
    </>
  )
}

function ByDay({ days }: { readonly days: Summary['days'] }) {
  const t = useWords(aiUsageWords)
  const format = useFormat()
  const data = useMemo(() => {
    const all = daysUntil(days.at(-1)?.day ?? '')
    const costs = new Map(days.map(({ day, cost }) => [day, cost]))
    return {
      head: t('fields.day'),
      // The month and its year stand above.
      rows: all.map((day) => day.slice(5)),
      series: [{ name: t('fields.cost'), values: all.map((day) => costs.get(day) ?? 0) }],
    }
  }, [days, t])
  return <Chart data={data} format={format.cost} kind="columns" title={t('charts.days')} />
}

interface SharesProps {
  readonly title: string
  readonly head: string
  readonly shares: Summary['agents']
}

/** As many as can be told apart. */
const maxShares = 10

function Shares({ title, head, shares }: SharesProps) {
  const t = useWords(aiUsageWords)
  const format = useFormat()
  const data = useMemo(() => {
    const shown = shares.slice(0, maxShares)
    return {
      head,
      rows: shown.map(({ id, name }) => (id === null ? t('system') : name)),
      series: [{ name: t('fields.cost'), values: shown.map(({ cost }) => cost) }],
    }
  }, [shares, head, t])
  return <Chart data={data} format={format.cost} kind="rows" title={title} />
}
