import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Figures } from './load.ts'
import { IdSource, load, median } from './load.ts'
import { makePlan } from './plan.ts'
import type { Plan } from './plans.ts'
import { explain } from './plans.ts'
import { minRatio, scenarios, type Scenario } from './scenarios.ts'
import { seedActivities } from './seed.ts'
import { startBare, type Target } from './servers.ts'

/** One scenario among so many rows. */
export interface Measured {
  readonly scenario: string
  readonly rows: number
  readonly bare: number
  readonly ours: number
  readonly bareTail: number
  readonly ourTail: number
}

export interface Requests {
  readonly measured: readonly Measured[]
  /** Of the largest table. */
  readonly plans: readonly Plan[]
}

export interface Effort {
  readonly rounds: number
  readonly seconds: number
  /** Only scenarios whose names hold this. */
  readonly only: string
}

interface Place {
  readonly databaseUrl: string
  readonly pool: Pool
  readonly folder: string
}

/** Ours and the bare server with the same statements, in turns of some seconds, among so many rows. */
export async function measureRequests(
  ours: Target,
  { databaseUrl, folder, pool }: Place,
  rows: number,
  effort: Effort,
  print: (line: string) => void,
): Promise<Requests> {
  await seedActivities(pool, 1, rows)
  const plan = await makePlan(databaseUrl, folder, ours.token)
  const plans = await explain(pool, plan)
  const planFile = join(folder, `plan-${rows}.json`)
  await writeFile(planFile, JSON.stringify(plan))
  const bare = await startBare(planFile, ours.token)
  const wanted = scenarios.filter(({ name }) => name.includes(effort.only))
  const half = rows / 2
  const measured: Measured[] = []
  for (const scenario of wanted) {
    const turns = await inTurns(scenario, { bare, ours }, { pool, half }, effort)
    const middle = (side: 'bare' | 'ours', read: (figures: Figures) => number) =>
      median(turns[side].map(read))
    measured.push({
      scenario: scenario.name,
      rows,
      bare: middle('bare', ({ perSecond }) => perSecond),
      ours: middle('ours', ({ perSecond }) => perSecond),
      bareTail: middle('bare', ({ p99 }) => p99),
      ourTail: middle('ours', ({ p99 }) => p99),
    })
    const failed = turns.ours.reduce((sum, figures) => sum + figures.failed, 0)
    if (failed > 0) print(`  ${scenario.name}: ${failed} answers were no success`)
  }
  await bare.stop()
  return { measured, plans }
}

async function inTurns(
  scenario: Scenario,
  targets: Readonly<Record<'bare' | 'ours', Target>>,
  { half, pool }: { readonly half: number; readonly pool: Pool },
  { rounds, seconds }: Effort,
) {
  const turns: Record<'bare' | 'ours', Figures[]> = { bare: [], ours: [] }
  for (let round = 0; round < rounds; round += 1) {
    // What was on its way when a turn ended may have been done or not; each counts a record's updates from the first one.
    if (scenario.method === 'PUT') await pool.query('update activity set revision = 1 where revision <> 1')
    const ids = { bare: new IdSource(half, half), ours: new IdSource(1, half - 1) }
    for (const side of ['bare', 'ours'] as const) {
      const { token, url } = targets[side]
      turns[side].push(await load(url, scenario, token, seconds, ids[side]))
    }
  }
  return turns
}

export const ratioOf = ({ bare, ours }: Measured): number => ours / Math.max(1, bare)

/** A table of the figures, with tabs. */
export function tableOf(measured: readonly Measured[]): string[] {
  const head = ['scenario'.padEnd(32), 'rows', 'bare/s', 'ours/s', 'ratio', 'wanted', 'p99 ms', 'to bare p99']
  const lines = measured.map((one) =>
    [
      one.scenario.padEnd(32),
      one.rows,
      one.bare.toFixed(0),
      one.ours.toFixed(0),
      ratioOf(one).toFixed(2),
      minRatio,
      one.ourTail,
      (one.ourTail / Math.max(1, one.bareTail)).toFixed(1),
    ].join('\t'),
  )
  return [head.join('\t'), ...lines]
}
