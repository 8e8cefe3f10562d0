import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { connectToRunning, openDatabase } from '#kit/data/server/database.ts'
import { buildAll } from '../tools/build.ts'
import '../tools/orphan.ts'
import { startPostgres } from '../tools/postgres.ts'
import { startOurs, type Target } from './servers.ts'
import { writeDocument } from './document.ts'
import { IdSource, load } from './load.ts'
import type { Plan } from './plans.ts'
import type { Measured, Requests } from './requests.ts'
import { measureRequests, tableOf } from './requests.ts'
import { requestOf, scenarios, type Scenario } from './scenarios.ts'
import { seedActivities } from './seed.ts'
import { measureClicks } from './clicks.ts'
import { measureCodes } from './codes.ts'
import { measureEditor } from './editor.ts'
import { measureLearners } from './learners.ts'
import { measurePages } from './pages.ts'
import { measureSearch } from './search.ts'
import { showShards } from './shards.ts'
import { measureSizes } from './sizes.ts'
import { measureStatistics } from './statistics.ts'

const { values: flags } = parseArgs({
  options: {
    /** Only requests whose scenario's name holds this, and nothing else. */
    scenario: { type: 'string' },
    /** Among a million rows too. */
    million: { type: 'boolean', default: false },
    /** Without what needs a browser. */
    server: { type: 'boolean', default: false },
    /** Only what grows with learners, among so many of them, with ten answers each. */
    learners: { type: 'string' },
    /** Only the figures, of so many answers. */
    answers: { type: 'string' },
    /** Only which statements would stay on one machine of several. */
    shards: { type: 'boolean', default: false },
    /** Only what needs a browser. */
    browser: { type: 'boolean', default: false },
    /** The folder of another checkout, ready to start, which is measured beside this one. */
    before: { type: 'string' },
    /** Writes what was measured into `docs/performance.md`. */
    write: { type: 'boolean', default: false },
  },
})
if (flags.write && flags.scenario !== undefined)
  throw new Error('--write writes whole parts of docs/performance.md: leave --scenario out')
const effort = {
  rounds: Number(process.env['BENCH_ROUNDS'] ?? 5),
  seconds: Number(process.env['BENCH_SECONDS'] ?? 2),
  only: flags.scenario ?? '',
}
const sizes = [1000, 100_000, ...(flags.million ? [1_000_000] : [])]

const printed = { server: new Array<string>(), browser: new Array<string>() }
const printTo = (part: keyof typeof printed) => (line: string) => {
  printed[part].push(line)
  process.stdout.write(`${line}\n`)
}
const print = printTo('server')

/** By then a server that nobody asks anything has collected what its start left. */
const untilIdle = 8000

async function benchPostgres(folder: string): Promise<Requests> {
  const cluster = await startPostgres()
  if (!cluster) throw new Error('PostgreSQL is not installed here')
  const ours = await startOurs('ours', join(folder, 'ours'), { DATABASE_URL: cluster.url })
  await wait(untilIdle)
  print(`memory of our idle server: ${await ours.memory()} MB with PostgreSQL\twanted: below 160`)
  const database = await openDatabase({ databaseUrl: cluster.url, dataDir: folder })
  const place = { databaseUrl: cluster.url, pool: database.pool, folder }
  const before = flags.before === undefined ? undefined : await startBefore(folder, flags.before)
  const measured: Measured[] = []
  let plans: readonly Plan[] = []
  for (const rows of sizes) {
    const found = await measureRequests(ours, place, rows, effort, print, before)
    measured.push(...found.measured)
    plans = found.plans
    process.stdout.write(`\n${tableOf(found.measured).join('\n')}\n`)
  }
  const scans = plans.filter((plan) => plan.scans !== undefined)
  for (const { scenario, scans: table } of scans) print(`${scenario} reads ${table} from end to end`)
  print(`memory of our server after that: ${await ours.memory()} MB with PostgreSQL`)
  await Promise.all([ours.stop(), database.close(), before?.stop()])
  await cluster.stop()
  return { measured, plans }
}

/** The server of another checkout with a cluster of its own. */
async function startBefore(folder: string, checkout: string) {
  const cluster = await startPostgres({ isNeeded: true })
  if (!cluster) throw new Error('PostgreSQL is not installed here')
  const settings = { DATABASE_URL: cluster.url }
  const target = await startOurs('before', join(folder, 'before'), settings, checkout)
  const pool = new pg.Pool({ connectionString: cluster.url })
  const stop = async () => {
    await Promise.all([target.stop(), pool.end()])
    await cluster.stop()
  }
  return { target, pool, stop }
}

async function ask(server: Target, scenario: Scenario): Promise<void> {
  const { body, headers, method, path } = requestOf(scenario, 1, 1, '', server.token)
  await (await fetch(server.url + path, { method, headers, ...(body !== undefined && { body }) })).text()
}

async function benchEmbedded(folder: string, beside: readonly Measured[]): Promise<void> {
  const dataDir = join(folder, 'embedded')
  // The first start also lays the database out.
  await (await startOurs('first', dataDir, {})).stop()
  const server = await startOurs('embedded', dataDir, {})
  await wait(untilIdle)
  print(
    `memory of our idle server: ${await server.memory()} MB with the embedded database\twanted: below 400`,
  )
  const begun = performance.now()
  await startOurs('second', dataDir, {}).catch(() => undefined)
  print(`a second process on the same directory ended after ${Math.round(performance.now() - begun)} ms`)
  const rows = 100_000
  const database = await connectToRunning(dataDir)
  await seedActivities(database.pool, 1, rows)
  await database.close()
  const ids = new IdSource(1, rows)
  // Its log is written back once so many rows came, and nobody is answered meanwhile.
  for (const scenario of scenarios.slice(0, 3)) await ask(server, scenario)
  print(`\nthe embedded database among ${rows} rows\tper second\tto PostgreSQL`)
  for (const scenario of scenarios) {
    const { perSecond } = await load(server.url, scenario, server.token, effort.seconds, ids)
    const ours = beside.find((one) => one.scenario === scenario.name && one.rows === rows)?.ours ?? 1
    print([scenario.name.padEnd(32), perSecond.toFixed(0), (perSecond / ours).toFixed(2)].join('\t'))
  }
  await server.stop()
}

async function benchServer(place: string): Promise<Requests> {
  const requests = await benchPostgres(place)
  if (flags.scenario !== undefined) return requests
  await benchEmbedded(place, requests.measured)
  await measureSearch(place, print)
  for (const checkout of [...(flags.before === undefined ? [] : [flags.before]), undefined]) {
    if (flags.before !== undefined) print(`\n${checkout === undefined ? 'now' : 'before'}:`)
    const itsFolder = join(place, checkout === undefined ? 'now' : 'before-that')
    await measureCodes(itsFolder, print, checkout)
    await measureStatistics(itsFolder, print, checkout)
    await measureLearners(itsFolder, print, checkout)
  }
  return requests
}

async function benchBrowser(printPart: (line: string) => void): Promise<void> {
  await measureSizes(printPart)
  await measureClicks(printPart)
  await measurePages(printPart)
  await measureEditor(printPart)
}

// Whoever breaks it off leaves no PostgreSQL behind: its cluster ends with this process.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

// What is measured is what an operator runs.
if (!(await buildAll())) throw new Error('Lectern could not be built')
const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-'))
async function benchPart(): Promise<boolean> {
  if (flags.shards) await showShards(folder, print)
  if (flags.learners !== undefined) await measureLearners(folder, print, flags.before, Number(flags.learners))
  if (flags.answers !== undefined) await measureStatistics(folder, print, flags.before, Number(flags.answers))
  return flags.shards || flags.learners !== undefined || flags.answers !== undefined
}

async function benchAll(): Promise<void> {
  const requests = flags.browser ? undefined : await benchServer(folder)
  // What was measured in an hour is not lost to what fails afterwards.
  if (flags.write) await writeDocument({ ...printed, requests })
  if (flags.scenario === undefined && !flags.server) await benchBrowser(printTo('browser'))
  if (flags.write) await writeDocument({ server: [], browser: printed.browser })
}

try {
  if (!(await benchPart())) await benchAll()
} finally {
  await rm(folder, { recursive: true, force: true })
}
