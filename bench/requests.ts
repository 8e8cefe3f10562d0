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
  /** Requests per second of the version before, where one is measured too. */
  readonly before?: number | undefined
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

/** A server with a database that only it uses. */
export interface Apart {
  readonly target: Target
  readonly pool: Pool
}

type Side = 'bare' | 'before' | 'ours'

/** Ours, the bare server with the same statements and, where it is given, the version before, in turns of some seconds. */
export async function measureRequests(
  ours: Target,
  { databaseUrl, folder, pool }: Place,
  rows: number,
  effort: Effort,
  print: (line: string) => void,
  before?: Apart,
): Promise<Requests> {
  await seedActivities(pool, 1, rows)
  if (before) await seedActivities(before.pool, 1, rows)
  const plan = await makePlan(databaseUrl, folder, ours.token)
  const plans = await explain(pool, plan)
  const planFile = join(folder, `plan-${rows}.json`)
  await writeFile(planFile, JSON.stringify(plan))
  const bare = await startBare(planFile, ours.token)
  const wanted = scenarios.filter(({ name }) => name.includes(effort.only))
  const half = rows / 2
  const measured: Measured[] = []
  for (const scenario of wanted) {
    const turns = await inTurns(scenario, { bare, ours, before }, { pool, half }, effort)
    const middle = (side: Side, read: (figures: Figures) => number) => median(turns[side].map(read))
    // What the version before cannot be asked is refused, and quickly.
    const isUnderstood = before !== undefined && failedIn(turns.before) < few
    measured.push({
      scenario: scenario.name,
      rows,
      bare: middle('bare', ({ perSecond }) => perSecond),
      ours: middle('ours', ({ perSecond }) => perSecond),
      bareTail: middle('bare', ({ p99 }) => p99),
      ourTail: middle('ours', ({ p99 }) => p99),
      before: isUnderstood ? middle('before', ({ perSecond }) => perSecond) : undefined,
    })
    const failed = failedIn(turns.ours)
    if (failed > 0) print(`  ${scenario.name}: ${failed} answers were no success`)
  }
  await bare.stop()
  return { measured, plans }
}

/** An update that was on its way when a turn ended may meet the next one's. */
const few = 100

const failedIn = (turns: readonly Figures[]): number => turns.reduce((sum, { failed }) => sum + failed, 0)

async function inTurns(
  scenario: Scenario,
  {
    bare,
    before,
    ours,
  }: { readonly bare: Target; readonly ours: Target; readonly before: Apart | undefined },
  { half, pool }: { readonly half: number; readonly pool: Pool },
  { rounds, seconds }: Effort,
) {
  const turns: Record<Side, Figures[]> = { bare: [], before: [], ours: [] }
  const pools = [pool, ...(before ? [before.pool] : [])]
  for (let round = 0; round < rounds; round += 1) {
    // What was on its way when a turn ended may have been done or not; each counts a record's updates from the first one.
    if (scenario.method === 'PUT')
      for (const each of pools) await each.query('update activity set revision = 1 where revision <> 1')
    const take = async (side: Side, { token, url }: Target, ids: IdSource) => {
      turns[side].push(await load(url, scenario, token, seconds, ids))
    }
    await take('bare', bare, new IdSource(half, half))
    if (before) await take('before', before.target, new IdSource(1, half - 1))
    await take('ours', ours, new IdSource(1, half - 1))
  }
  return turns
}

export const ratioOf = ({ bare, ours }: Measured): number => ours / Math.max(1, bare)

/** Of the version before; undefined where none was measured. */
export const gainOf = ({ before, ours }: Measured): number | undefined =>
  before === undefined ? undefined : ours / Math.max(1, before)

/** A table of the figures, with tabs. */
export function tableOf(measured: readonly Measured[]): string[] {
  const head = [
    'scenario'.padEnd(32),
    'rows',
    'bare/s',
    'ours/s',
    'ratio',
    'wanted',
    'p99 ms',
    'to bare p99',
    'to before',
  ]
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
      gainOf(one)?.toFixed(2) ?? '',
    ].join('\t'),
  )
  return [head.join('\t'), ...lines]
}
