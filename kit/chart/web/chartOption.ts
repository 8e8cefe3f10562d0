import type { EChartsCoreOption } from 'echarts/core'
import type { ChartData, ChartKind, ChartSeries } from './chartData.ts'

/** Colours of the page as the style sheet has them, so that a theme reaches the charts too. */
export interface ChartColours {
  readonly series: readonly string[]
  readonly text: string
  readonly line: string
  readonly card: string
}

export interface ChartLook {
  readonly kind: ChartKind
  readonly data: ChartData
  readonly format: (value: number) => string
  /** Where the scale ends; absent: with the largest value. */
  readonly max?: number | undefined
  readonly colours: ChartColours
  readonly isNarrow: boolean
  readonly isStill: boolean
}

/** The picture of the figures as the chart library wants it. */
export function chartOption(look: ChartLook): EChartsCoreOption {
  const { kind, colours, isStill } = look
  const common = {
    animation: !isStill,
    animationDuration: 180,
    color: [...colours.series],
    textStyle: { color: colours.text, fontFamily: 'inherit', fontSize: 12 },
    legend: legendOf(look),
    // Rich text is drawn; the usual one is HTML with style attributes, which the page's policy forbids.
    tooltip: {
      renderMode: 'richText',
      confine: true,
      trigger: kind === 'radar' ? 'item' : 'axis',
      backgroundColor: colours.card,
      borderColor: colours.line,
      textStyle: { color: colours.text, fontSize: 12 },
      valueFormatter: (value: unknown) => (typeof value === 'number' ? look.format(value) : '–'),
    },
  }
  return { ...common, ...(kind === 'radar' ? radar(look) : cartesian(look)) }
}

const legendOf = ({ data, kind, colours }: ChartLook) => ({
  show: data.series.length > 1 && kind !== 'spread',
  top: 0,
  left: 0,
  icon: 'roundRect',
  itemWidth: 12,
  itemHeight: 8,
  textStyle: { color: colours.text },
})

function cartesian(look: ChartLook): object {
  const { kind, data, format, max, colours, isNarrow } = look
  const isLying = kind === 'rows' || kind === 'spread'
  const names = {
    type: 'category',
    data: [...data.rows],
    inverse: isLying,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: colours.line } },
    axisLabel: { color: colours.text, hideOverlap: true, ...(isLying && cut(isNarrow)) },
  }
  const scale = {
    type: 'value',
    ...(max !== undefined && { max }),
    // Nobody counts halves.
    ...(data.series.every(({ values }) =>
      values.every((value) => value === null || Number.isInteger(value)),
    ) && { minInterval: 1 }),
    splitNumber: isNarrow ? 3 : 5,
    splitLine: { lineStyle: { color: colours.line } },
    axisLabel: { color: colours.text, formatter: (value: number) => format(value), hideOverlap: true },
  }
  return {
    grid: { left: 0, right: 16, bottom: 0, top: legendOf(look).show ? 32 : 12, containLabel: true },
    xAxis: isLying ? scale : names,
    yAxis: isLying ? names : scale,
    series: kind === 'spread' ? spread(look) : data.series.map((each) => plain(look, each)),
  }
}

const cut = (isNarrow: boolean) => ({ width: isNarrow ? 96 : 190, overflow: 'truncate' })

const plain = ({ kind, data }: ChartLook, { name, values }: ChartSeries) =>
  kind === 'line'
    ? { type: 'line', name, data: [...values], symbolSize: 5, areaStyle: { opacity: 0.12 } }
    : {
        type: 'bar',
        name,
        data: [...values],
        barMaxWidth: 22,
        barGap: gapOf(data),
        itemStyle: { borderRadius: 3 },
      }

/** Series of which each row has only one share one place: the bar says by its colour which it is. */
const gapOf = ({ rows, series }: ChartData): string =>
  rows.every((_, row) => series.filter(({ values }) => values[row] !== null).length <= 1) ? '-100%' : '10%'

/** An invisible bar to the first quarter, one to the median, one to the third. */
function spread({ data, format, colours }: ChartLook): object[] {
  const [low, middle, high] = data.series
  if (!low || !middle || !high) return []
  const gap = (from: readonly (number | null)[], to: readonly (number | null)[]) =>
    to.map((value, row) => (value === null ? null : value - (from[row] ?? 0)))
  const bar = { type: 'bar', stack: 'spread', barMaxWidth: 16 }
  const valuesOf = (values: readonly (number | null)[]) => ({
    valueFormatter: (_value: unknown, row: number) => {
      const value = values[row] ?? null
      return value === null ? '–' : format(value)
    },
  })
  return [
    {
      ...bar,
      name: low.name,
      data: [...low.values],
      itemStyle: { color: 'transparent' },
      tooltip: valuesOf(low.values),
    },
    {
      ...bar,
      name: middle.name,
      data: gap(low.values, middle.values),
      itemStyle: { color: colours.series[1], borderRadius: [3, 0, 0, 3] },
      tooltip: valuesOf(middle.values),
    },
    {
      ...bar,
      name: high.name,
      data: gap(middle.values, high.values),
      itemStyle: { color: colours.series[0], borderRadius: [0, 3, 3, 0] },
      tooltip: valuesOf(high.values),
    },
  ]
}

function radar({ data, max, colours, isNarrow }: ChartLook): object {
  const largest = Math.max(...data.series.flatMap(({ values }) => values.map((value) => value ?? 0)))
  return {
    radar: {
      indicator: data.rows.map((name) => ({ name, max: max ?? largest })),
      radius: isNarrow ? '50%' : '66%',
      center: ['50%', '54%'],
      axisName: { color: colours.text, width: isNarrow ? 72 : 140, overflow: 'break' },
      splitLine: { lineStyle: { color: colours.line } },
      axisLine: { lineStyle: { color: colours.line } },
      splitArea: { show: false },
    },
    series: [
      {
        type: 'radar',
        data: data.series.map(({ name, values }) => ({
          name,
          value: values.map((value) => value ?? 0),
          areaStyle: { opacity: 0.12 },
        })),
      },
    ],
  }
}
