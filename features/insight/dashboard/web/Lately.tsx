import { useMemo } from 'react'
import { Chart } from '#kit/chart/web/Chart.tsx'
import { useFormat } from '#kit/i18n/web/format.ts'
import { Go } from '#kit/view/web/Go.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import {
  chartKeys,
  recentDays,
  type ChartData,
  type DashboardData,
  type LineCount,
} from '../dashboard.contract.ts'
import type { LineKey } from '../dashboard.lines.ts'
import { dashboardWords } from '../dashboard.words.ts'
import { Amount } from './Amount.tsx'
import { findLine } from './groups.ts'

/** The numbers beside each chart: what its days come to, and the list of it. */
const beside: Readonly<Record<ChartData['key'], readonly LineKey[]>> = {
  learning: ['activeRecords', 'learnedRecords'],
  codes: ['redeemedCodes'],
  orders: ['paidOrders'],
  reviews: ['decided'],
}

/** What happened on the last days, as far as my roles allow; a chart without anything in it is not shown. */
export function Lately({ data }: { readonly data: DashboardData }) {
  const t = useWords(dashboardWords)
  const supported = data.charts.filter(({ key }) => chartKeys.includes(key))
  if (supported.length === 0) return null
  const charts = supported.filter((chart) => !isQuiet(chart))
  return (
    <section aria-labelledby="dashboard-lately" className="dashboard-section">
      <h2 id="dashboard-lately">{t('lately', { count: recentDays })}</h2>
      {charts.length === 0 && <p className="kit-panel dashboard-quiet">{t('charts.quiet')}</p>}
      {charts.map((chart) => (
        <ChartPanel chart={chart} data={data} key={chart.key} />
      ))}
    </section>
  )
}

const isQuiet = ({ series }: ChartData) => series.every(({ values }) => values.every((value) => value === 0))

interface PanelProps {
  readonly chart: ChartData
  readonly data: DashboardData
}

function ChartPanel({ chart, data: { days, lines, income } }: PanelProps) {
  const figures = beside[chart.key].flatMap((key) => findLine(lines, key) ?? [])
  return (
    <div className="kit-panel dashboard-chart">
      <DayChart chart={chart} days={days} />
      {figures.length > 0 && (
        <ul className="dashboard-beside">
          {figures.map((line) => (
            <li key={line.key}>
              <Beside line={line} />
            </li>
          ))}
          {chart.key === 'orders' && income !== null && (
            <li>
              <Income href={figures[0]?.href ?? ''} income={income} />
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

function Beside({ line }: { readonly line: LineCount }) {
  const t = useWords(dashboardWords)
  return (
    <Go href={line.href}>
      <b>
        <Amount line={line} />
      </b>{' '}
      {t(`lines.${line.key}`)}
    </Go>
  )
}

function Income({ href, income }: { readonly href: string; readonly income: number }) {
  const t = useWords(dashboardWords)
  const format = useFormat()
  return (
    <Go href={href}>
      <b>{format.money(income)}</b> {t('income')}
    </Go>
  )
}

function DayChart({ chart, days }: { readonly chart: ChartData; readonly days: readonly string[] }) {
  const t = useWords(dashboardWords)
  const format = useFormat()
  const { key, series } = chart
  const data = useMemo(
    () => ({
      head: t('charts.day'),
      // The year goes without saying.
      rows: days.map((day) => day.slice(5)),
      series: series.map((each) => ({ name: t(`series.${each.key}`), values: each.values })),
    }),
    [t, days, series],
  )
  return (
    <Chart
      data={data}
      format={format.number}
      kind={key === 'learning' ? 'line' : 'columns'}
      title={t(`charts.${key}`)}
    />
  )
}
