import type { Pool } from 'pg'
import type { BarePlan } from './bare.ts'

/** How PostgreSQL answers one statement of a scenario. */
export interface Plan {
  readonly scenario: string
  readonly text: string
  /** Planning and execution, in ms. */
  readonly ms: number
  readonly lines: readonly string[]
  /** The table that is read from end to end, where one is. */
  readonly scans: string | undefined
}

const times = 5

/** The plans of all statements that only read, warm; the quickest of some runs. */
export async function explain(pool: Pool, { routes }: BarePlan): Promise<Plan[]> {
  const plans: Plan[] = []
  for (const { scenario, statements } of routes)
    for (const { text, values } of statements) {
      if (!/^\s*(select|with)/i.test(text) || text.includes(' for update')) continue
      const runs: Plan[] = []
      for (let time = 0; time < times; time += 1) {
        const { rows } = await pool.query<Record<string, string>>(`explain (analyze) ${text}`, [...values])
        const lines = rows.flatMap((row) => Object.values(row))
        runs.push({
          scenario,
          text: text.trim(),
          ms: msOf(lines),
          lines,
          scans: isOfRows(text) ? scannedIn(lines) : undefined,
        })
      }
      plans.push(...runs.toSorted((one, other) => one.ms - other.ms).slice(0, 1))
    }
  return plans
}

/** A total counts up to its cap, and may read that many rows of a table. */
const isOfRows = (text: string): boolean => !text.includes('count(*)')

const msOf = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + Number(/(?:Planning|Execution) Time: ([\d.]+)/.exec(line)?.[1] ?? 0), 0)

/** Rows that nobody calls a table to be scanned: of users, sessions and tags there are few here. */
const few = 500

function scannedIn(lines: readonly string[]): string | undefined {
  for (const [index, line] of lines.entries()) {
    const table = /Seq Scan on (\w+).*\bactual\b.*\brows=(\d+)/.exec(line)
    if (!table) continue
    const removed = Number(
      /Rows Removed by Filter: (\d+)/.exec(lines.slice(index, index + 4).join())?.[1] ?? 0,
    )
    if (Number(table[2]) + removed > few) return table[1]
  }
  return undefined
}
