import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connectToRunning, openDatabase } from '#kit/data/server/database.ts'
import { startPostgres } from '../tools/postgres.ts'
import { startBare, startOurs } from './servers.ts'
import type { Target } from './servers.ts'
import type { Figures } from './load.ts'
import { IdSource, load, median } from './load.ts'
import { makePlan } from './plan.ts'
import { scenarios } from './scenarios.ts'
import { seedActivities } from './seed.ts'
import { measureCodes } from './codes.ts'
import { measureEditor } from './editor.ts'
import { measurePages } from './pages.ts'
import { measureSizes } from './sizes.ts'
import { measureStatistics } from './statistics.ts'

const seconds = Number(process.env['BENCH_SECONDS'] ?? 5)
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3)
const print = (line: string) => process.stdout.write(`${line}\n`)

type Runs = Map<string, Figures[]>

async function measure(target: Target, runs: Runs, ids: IdSource): Promise<void> {
  for (const scenario of scenarios) {
    const figures = await load(target.url, scenario, target.token, seconds, ids)
    const key = `${target.name}: ${scenario.name}`
    runs.set(key, [...(runs.get(key) ?? []), figures])
    if (figures.failed > 0) print(`  ${key}: ${figures.failed} answers were no success`)
  }
}

const middle = (runs: Runs, target: string, scenario: string, read: (figures: Figures) => number): number =>
  median((runs.get(`${target}: ${scenario}`) ?? []).map(read))

function report(runs: Runs): void {
  print('\nrequests per second, median of the rounds (p99 in ms)')
  print(['scenario'.padEnd(40), 'bare', 'ours', 'ratio', 'wanted', 'tail', 'embedded', 'to ours'].join('\t'))
  for (const { name, minRatio } of scenarios) {
    const [bare, ours, embedded] = ['bare', 'ours', 'embedded'].map((target) =>
      middle(runs, target, name, (f) => f.perSecond),
    )
    const [bareTail, ourTail] = ['bare', 'ours'].map((target) => middle(runs, target, name, (f) => f.p99))
    const ratio = (ours ?? 0) / (bare || 1)
    const tail = (ourTail ?? 0) / Math.max(1, bareTail ?? 1)
    const share = (embedded ?? 0) / (ours || 1)
    print(
      [
        name.padEnd(40),
        bare?.toFixed(0),
        `${ours?.toFixed(0)} (${ourTail})`,
        ratio.toFixed(2),
        minRatio,
        tail.toFixed(1),
        embedded?.toFixed(0),
        share.toFixed(2),
      ].join('\t'),
    )
  }
}

/** By then a server that nobody asks anything has collected what its start left. */
const untilIdle = 8000

async function benchPostgres(folder: string, runs: Runs): Promise<void> {
  const cluster = await startPostgres()
  if (!cluster) {
    print('PostgreSQL is not installed here: its figures are left out.')
    return
  }
  const ours = await startOurs('ours', join(folder, 'ours'), { DATABASE_URL: cluster.url })
  await wait(untilIdle)
  print(`memory of our idle server: ${await ours.memory()} MB with PostgreSQL`)
  const database = await openDatabase({ databaseUrl: cluster.url, dataDir: folder })
  await seedActivities(database.pool, 1)
  await writeFile(join(folder, 'plan.json'), JSON.stringify(await makePlan(cluster.url, folder, ours.token)))
  const bare = await startBare(join(folder, 'plan.json'), ours.token)
  const ids = new IdSource(5000)
  for (let round = 0; round < rounds; round += 1) {
    await measure(bare, runs, new IdSource(60_000 + round))
    await measure(ours, runs, ids)
  }
  print(`memory of our server after that: ${await ours.memory()} MB with PostgreSQL`)
  await Promise.all([ours.stop(), bare.stop(), database.close()])
  await cluster.stop()
}

async function benchEmbedded(folder: string, runs: Runs): Promise<void> {
  const dataDir = join(folder, 'embedded')
  // The first start also lays the database out.
  await (await startOurs('first', dataDir, {})).stop()
  const server = await startOurs('embedded', dataDir, {})
  await wait(untilIdle)
  print(`memory of our idle server: ${await server.memory()} MB with the embedded database`)
  const begun = performance.now()
  await startOurs('second', dataDir, {}).catch(() => undefined)
  print(`a second process on the same directory ended after ${Math.round(performance.now() - begun)} ms`)
  const database = await connectToRunning(dataDir)
  await seedActivities(database.pool, 1)
  await database.close()
  await measure(server, runs, new IdSource(5000))
  await server.stop()
}

const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-'))
const runs: Runs = new Map()
try {
  await benchPostgres(folder, runs)
  await benchEmbedded(folder, runs)
  report(runs)
  await measureCodes(folder, print)
  await measureStatistics(folder, print)
  await measureSizes(print)
  await measurePages(print)
  await measureEditor(print)
} finally {
  await rm(folder, { recursive: true, force: true })
}
