import './orphan.ts'
import { runVitest } from './vitest.ts'

/** What `npm test` does a little of, at its full size; hours on two cores. */
const sizes = {
  TORTURE_BATCH_KILLS: '50',
  TORTURE_BROWSER_KILLS: '50',
  TORTURE_EDITORS: '1000',
  TORTURE_KILLS: '1000',
  TORTURE_RACES: '1000',
  TORTURE_RETRIES: '1000',
  TORTURE_RETRY_KILLS: '50',
  TORTURE_SCHOOL: '2000',
  TORTURE_STARTS: '100',
  TORTURE_STOPS: '50',
  TORTURE_TALKS: '1000',
  FUZZ_REQUESTS: '100000',
  MOVES_RUNS: '200',
  // Another way through each time; a failure tells the seed.
  FUZZ_SEED: String(Date.now() % 2 ** 31),
}

const paths = process.argv.slice(2)
const env = Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, process.env[name] ?? size]))
const minutes = 24 * 60
const cruel = await runVitest({
  name: 'torture',
  args: ['--project', 'torture', ...paths],
  env,
  minutes,
})
const drawn = ['fuzz', 'moves']
const isPart = paths.length > 0 && !paths.some((path) => drawn.some((name) => path.includes(name)))
const fuzz = isPart
  ? { passed: 0, failed: 0 }
  : await runVitest({ name: 'fuzz', args: drawn.map((name) => `app/server/${name}.test.ts`), env, minutes })
const failed = cruel.failed + fuzz.failed
console.log(`\n${cruel.passed + fuzz.passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
