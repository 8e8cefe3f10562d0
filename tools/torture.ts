import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildAll } from './build.ts'
import './orphan.ts'
import { formatted } from './formatted.ts'
import { root } from './sources.ts'
import { withSections } from './docs/sections.ts'
import { sectionOf, tortureDocument } from './torture.document.ts'
import { runVitest, type Tally } from './vitest.ts'

/** What `npm test` does a little of, at its full size; hours on two cores. */
const sizes = {
  TORTURE_BATCH_KILLS: '50',
  TORTURE_BROWSER_KILLS: '50',
  TORTURE_EDITORS: '1000',
  TORTURE_KILLS: '1000',
  TORTURE_MACHINES: '10',
  TORTURE_MACHINES_MS: '5000',
  TORTURE_RACES: '1000',
  TORTURE_REPLACED: '10',
  TORTURE_RETRIES: '1000',
  TORTURE_RETRY_KILLS: '50',
  TORTURE_SCHOOL: '2000',
  TORTURE_STARTS: '100',
  TORTURE_STOPS: '50',
  TORTURE_TALKS: '1000',
  TORTURE_TIMEOUT_MS: '14400000',
  TORTURE_UPLOAD_KILLS: '20',
  // Every one.
  TORTURE_VERSIONS: '1000',
  FUZZ_REQUESTS: '100000',
  MOVES_RUNS: '200',
  // Another way through each time; a failure tells the seed.
  FUZZ_SEED: String(Date.now() % 2 ** 31),
}

const { positionals: paths, values: flags } = parseArgs({
  allowPositionals: true,
  /** `write`: into `docs/quality.md`. */
  options: { write: { type: 'boolean', default: false } },
})
const env = Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, process.env[name] ?? size]))
const minutes = 24 * 60
const isWanted = (file: string) => paths.length === 0 || paths.some((path) => file.includes(path))
/** Tests of the server whose size can grow as well. */
const onServer = [
  'app/server/fuzz.test.ts',
  'app/server/moves.test.ts',
  'kit/data/server/embedded/embedded.kill.test.ts',
].filter(isWanted)
if (!(await buildAll())) throw new Error('Lectern could not be built')
const nothing: Tally = { passed: 0, failed: 0 }
const cruel = await runVitest({
  name: 'torture',
  args: ['--project', 'torture', ...paths],
  env,
  minutes,
})
const server =
  onServer.length === 0
    ? nothing
    : await runVitest({ name: 'torture-server', args: ['--project', 'server', ...onServer], env, minutes })
const tests = [...(cruel.tests ?? []), ...(server.tests ?? [])]
if (flags.write) await writeFigures()
const failed = cruel.failed + server.failed
console.log(`\n${cruel.passed + server.passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

async function writeFigures(): Promise<void> {
  const path = 'docs/quality.md'
  const file = join(root, path)
  const document = existsSync(file) ? await readFile(file, 'utf8') : ''
  const day = new Date().toISOString().slice(0, 10)
  const byFile = Map.groupBy(tests, ({ file: tested }) => tested)
  const sections = [...byFile].map(([tested, its]) => [tested, sectionOf(tested, its, day)])
  const text = withSections(document, Object.fromEntries(sections), tortureDocument)
  await writeFile(file, await formatted(path, text))
}
