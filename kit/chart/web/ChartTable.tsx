import type { ChartData } from './chartData.ts'

interface Props {
  readonly label: string
  readonly data: ChartData
  readonly format: (value: number) => string
}

/** The figures of a chart in rows and columns. */
export function ChartTable({ label, data, format }: Props) {
  return (
    <div aria-label={label} className="kit-chart-table" role="region" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{data.head}</th>
            {data.series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((name, row) => (
            // Two options may read alike; their place tells them apart.
            <tr key={`${row} ${name}`}>
              <th scope="row">{name}</th>
              {data.series.map((series) => {
                const value = series.values[row] ?? null
                return <td key={series.name}>{value === null ? '–' : format(value)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
