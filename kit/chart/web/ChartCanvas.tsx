import type { EChartsType } from 'echarts/core'
import { useEffect, useRef } from 'react'
import { colourOf } from '#kit/theme/web/colourOf.ts'
import { useScheme } from '#kit/theme/web/useTheme.ts'
import type { ColourName, Scheme } from '#kit/theme/palette.ts'
import { useIsNarrow } from '#kit/view/web/useIsNarrow.ts'
import type { ChartData, ChartKind } from './chartData.ts'
import { chartOption, type ChartColours } from './chartOption.ts'

interface Props {
  readonly kind: ChartKind
  readonly data: ChartData
  readonly format: (value: number) => string
  readonly max?: number | undefined
  /** The row that the arrow keys have reached; null: none. */
  readonly row: number | null
  /** The library cannot be had or cannot draw here. */
  readonly onBroken: () => void
}

/** The drawn side of a chart; the library comes when the first one is shown. */
export function ChartCanvas({ kind, data, format, max, row, onBroken }: Props) {
  const holder = useRef<HTMLDivElement>(null)
  const drawn = useRef<EChartsType>(undefined)
  const isNarrow = useIsNarrow()
  const scheme = useScheme()
  useEffect(() => {
    const element = holder.current
    let isGone = false
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const watcher = new ResizeObserver(() => drawn.current?.resize())
    async function show() {
      if (!canDraw()) return onBroken()
      const { init } = await import('./echarts.ts')
      if (isGone || !element) return
      drawn.current ??= init(element)
      drawn.current.setOption(
        chartOption({ kind, data, format, max, colours: coloursOf(element, scheme), isNarrow, isStill }),
        true,
      )
      watcher.observe(element)
    }
    show().catch(onBroken)
    return () => {
      isGone = true
      watcher.disconnect()
    }
  }, [kind, data, format, max, isNarrow, scheme, onBroken])
  useEffect(
    () => () => {
      drawn.current?.dispose()
      drawn.current = undefined
    },
    [],
  )
  useEffect(() => {
    if (kind === 'radar') return
    drawn.current?.dispatchAction(
      row === null ? { type: 'hideTip' } : { type: 'showTip', seriesIndex: 0, dataIndex: row },
    )
  }, [kind, row])
  return <div className="kit-chart-canvas" data-size={sizeOf(kind, data.rows.length)} ref={holder} />
}

const canDraw = (): boolean => document.createElement('canvas').getContext('2d') !== null

/** Lying bars need room for each; a style sheet knows the sizes, since the page's policy knows no styles in place. */
function sizeOf(kind: ChartKind, rows: number): string {
  if (kind === 'radar') return 'radar'
  if (kind !== 'rows' && kind !== 'spread') return 'usual'
  const sizes = [6, 12, 24, 48] as const
  return String(sizes.find((most) => rows <= most) ?? 'most')
}

const series = ['brand-deep', 'brand-second', 'wait', 'ok'] as const

function coloursOf(element: HTMLElement, scheme: Scheme): ChartColours {
  const colour = (name: ColourName) => colourOf(element, name, scheme)
  return {
    series: series.map(colour),
    text: colour('ink-2'),
    line: colour('line'),
    card: colour('card'),
  }
}
