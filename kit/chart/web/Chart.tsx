import './chart.css'
import { BarChartOutlined, TableOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useCallback, useId, useState, type KeyboardEvent } from 'react'
import { useIsNarrow } from '#kit/view/web/useIsNarrow.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { ChartCanvas } from './ChartCanvas.tsx'
import { rowText, type ChartData, type ChartKind } from './chartData.ts'
import { ChartTable } from './ChartTable.tsx'

interface ChartProps {
  readonly title: string
  readonly lead?: string
  readonly kind: ChartKind
  readonly data: ChartData
  /** How a value is written; keep it the same between drawings, each new one draws anew. */
  readonly format: (value: number) => string
  readonly max?: number
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Figures as a picture, which arrow keys walk through row by row, or as a table: the reader chooses. */
export function Chart({ title, lead, kind, data, format, max }: ChartProps) {
  const t = useWords(kitWords)
  const isNarrow = useIsNarrow()
  const id = useId()
  const [isTable, setTable] = useState(false)
  const [row, setRow] = useState<number | null>(null)
  const last = data.rows.length - 1
  const walk = (event: KeyboardEvent) => {
    const next = nextRow(event.key, row, last)
    if (next === undefined) return
    event.preventDefault()
    setRow(next)
  }
  const other = isTable ? t('chart.asChart') : t('chart.asTable')
  const showTable = useCallback(() => setTable(true), [])
  const announced = row !== null && row <= last ? rowText(data, row, format) : ''
  return (
    <section aria-labelledby={id} className="kit-chart">
      <header>
        <div>
          <h2 id={id}>{title}</h2>
          {lead && <p className="kit-muted">{lead}</p>}
        </div>
        <Button
          type="text"
          size="small"
          icon={isTable ? <BarChartOutlined aria-hidden="true" /> : <TableOutlined aria-hidden="true" />}
          aria-label={`${other}: ${title}`}
          onClick={() => setTable(!isTable)}
        >
          {!isNarrow && other}
        </Button>
      </header>
      {isTable ? (
        <ChartTable data={data} format={format} label={title} />
      ) : (
        <>
          <div
            aria-label={`${title}. ${t('chart.walk')}`}
            className="kit-chart-walk"
            onBlur={() => setRow(null)}
            onKeyDown={walk}
            role="application"
            tabIndex={0}
          >
            <ChartCanvas {...{ kind, data, format, max, row }} onBroken={showTable} />
          </div>
          <p aria-live="polite" className="kit-chart-row kit-muted">
            {announced}
          </p>
        </>
      )}
    </section>
  )
}

/** The row that a key leads to; null: none; undefined: a key that leads nowhere. */
function nextRow(key: string, row: number | null, last: number): number | null | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'Escape') return null
  const step = steps[key]
  if (step === undefined) return undefined
  if (row === null) return step > 0 ? 0 : last
  return Math.min(last, Math.max(0, row + step))
}
