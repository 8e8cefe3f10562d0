import { buildAll } from './build.ts'
import { runChecks } from './check.ts'
import { findChromium } from './chromium.mjs'
import { readModule } from './house/imports.ts'
import { findDatabaseTests, findTestsOfBoth } from './house/reachedTests.ts'
import './orphan.ts'
import { startPostgres } from './postgres.ts'
import { stopRunning } from './process.ts'
import { readSources } from './sources.ts'
import { runVitest, type Tally } from './vitest.ts'

interface Stage {
  title: string
  run: (paths: string[]) => Promise<Tally>
  /** Whether it has anything to do when only these paths were asked for. */
  concerns: (paths: string[]) => boolean
}

const none: Tally = { passed: 0, failed: 0 }
const oneFailed: Tally = { passed: 0, failed: 1 }
const is = (start: string) => (path: string) => path.startsWith(start)
const isUsual = (path: string) => !is('e2e')(path) && !is('torture')(path)
/** The floors on which server tests stand. */
const withDatabase = ['kit', 'features', 'app']
const usual = ['pure', 'server', 'trial'].flatMap((project) => ['--project', project])
/** Server tests on the embedded database too, not only those of what differs there; journeys on it; each test of a screen on a page of its own. */
const isOnBoth = process.argv.includes('--both')

const stages: Stage[] = [
  { title: 'Checks', run: runChecks, concerns: (paths) => paths.length === 0 },
  {
    title: 'Screens',
    run: testScreens,
    concerns: (paths) => paths.length === 0 || paths.some(isUsual),
  },
  {
    title: 'Tests, on PostgreSQL',
    run: testOnPostgres,
    concerns: (paths) => paths.length === 0 || paths.some(isUsual),
  },
  {
    title: 'Server tests again, on the embedded database',
    run: testOnEmbedded,
    concerns: (paths) => paths.length === 0 || paths.some(isUsual),
  },
  {
    title: 'Torture, a little',
    run: torture,
    concerns: (paths) => paths.length === 0 || paths.some(is('torture')),
  },
  {
    title: 'Journeys in a browser',
    run: testInBrowser,
    concerns: (paths) => paths.length === 0 || paths.some(is('e2e')),
  },
]

/** The files share a page, in another order each time: what leans on another one, or disturbs it, fails here. */
function testScreens(paths: string[]): Promise<Tally> {
  const args = ['--project', 'web', ...(isOnBoth ? [] : ['--sequence.shuffle.files']), ...paths]
  return runVitest({ name: 'screens', args, env: { LECTERN_OWN_PAGES: String(isOnBoth) } })
}

let hasPostgres = false

/** Where there is no PostgreSQL, on the embedded database instead. */
async function testOnPostgres(paths: string[]): Promise<Tally> {
  return withPostgres((env) => {
    hasPostgres = env['LECTERN_TEST_DATABASE_URL'] !== undefined
    return runVitest({ name: 'tests', args: [...usual, ...paths], env })
  })
}

/** Runs something beside a cluster, if PostgreSQL is there, with what tells tests where it is. */
async function withPostgres(run: (env: Record<string, string>) => Promise<Tally>): Promise<Tally> {
  const cluster = await startPostgres({ isDurable: false })
  try {
    return await run(cluster ? { LECTERN_TEST_DATABASE_URL: cluster.url } : {})
  } finally {
    await cluster?.stop()
  }
}

async function testOnEmbedded(paths: string[]): Promise<Tally> {
  if (!hasPostgres) {
    console.log('All of them ran on it.')
    return none
  }
  const modules = readSources(withDatabase).map(readModule)
  const found = isOnBoth ? findDatabaseTests(modules) : findTestsOfBoth(modules)
  return runVitest({ name: 'embedded', args: ['--project', 'server', ...(paths.length > 0 ? paths : found)] })
}

/** Its servers are the ones that an operator runs. */
async function torture(paths: string[]): Promise<Tally> {
  if (!(await buildAll())) return oneFailed
  return runVitest({ name: 'torture', args: ['--project', 'torture', ...paths] })
}

async function testInBrowser(paths: string[]): Promise<Tally> {
  if (!findChromium()) {
    console.log(
      'No Chromium on this machine (on Debian: apt-get install chromium-headless-shell fonts-noto-cjk).',
    )
    return oneFailed
  }
  if (!(await buildAll())) return oneFailed
  const args = ['--config', 'e2e/vitest.config.ts', ...paths]
  const run = (env: Record<string, string>) => runVitest({ name: 'e2e', args, env })
  return isOnBoth ? run({}) : withPostgres(run)
}

/** Runs every stage to its end, whatever fails, and adds up. A signal ends the present one and leaves out the rest. */
async function main(paths: string[]): Promise<Tally> {
  const failures: string[] = []
  const total: Tally = { ...none, failures }
  let isStopped = false
  process.on('SIGTERM', () => {
    isStopped = true
    stopRunning()
  })
  for (const stage of stages.filter(({ concerns }) => concerns(paths))) {
    if (isStopped) return { ...total, failed: total.failed + 1 }
    const begun = Date.now()
    console.log(`\n── ${stage.title}`)
    const tally = await stage.run(paths).catch((error: unknown) => {
      console.log(error)
      return { ...oneFailed, failures: [String(error)] }
    })
    const seconds = Math.round((Date.now() - begun) / 1000)
    console.log(`── ${stage.title}: ${tally.passed} of ${tally.passed + tally.failed} in ${seconds} s`)
    total.passed += tally.passed
    total.failed += tally.failed
    const untold = tally.failed > 0 && !tally.failures ? ['see above'] : []
    for (const failure of tally.failures ?? untold) failures.push(`${stage.title}: ${failure}`)
  }
  return total
}

const total = await main(process.argv.slice(2).filter((word) => !word.startsWith('--')))
// An hour of output is not searched by anybody: what failed stands beside the count.
for (const failure of total.failures ?? []) console.log(`\n✗ ${failure}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
