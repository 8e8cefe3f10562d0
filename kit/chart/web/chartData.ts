/** Columns beside each other; `rows`: lying bars, for long names; `spread`: from a quarter to three quarters. */
export type ChartKind = 'columns' | 'rows' | 'line' | 'radar' | 'spread'

export interface ChartSeries {
  readonly name: string
  /** One for each row; null: there is none. */
  readonly values: readonly (number | null)[]
}

/** What a chart shows and its table says: the same figures, so that neither can lack one. */
export interface ChartData {
  /** What the rows are. */
  readonly head: string
  readonly rows: readonly string[]
  /** Of a `spread` three: a quarter, half, three quarters. */
  readonly series: readonly ChartSeries[]
}

/** One row in words, for a screen reader and for who walks through by keyboard. */
export function rowText({ rows, series }: ChartData, row: number, format: (value: number) => string): string {
  const values = series.map(({ name, values: all }) => {
    const value = all[row] ?? null
    return `${name} ${value === null ? '–' : format(value)}`
  })
  return [rows[row] ?? '', ...values].join(' · ')
}
