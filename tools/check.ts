import { checkFloors } from './house/floors.ts'
import { runNode } from './process.ts'
import { checkSizes } from './house/sizes.ts'
import { readSheets, readSources } from './sources.ts'
import { findOrderBound, findUnstyled } from './house/styles.ts'
import { runVitest, type Tally } from './vitest.ts'

const house = ['kit', 'cards', 'deck', 'features', 'app']
const places = [...house, 'tools', 'e2e', 'bench', 'torture']

interface Check {
  title: string
  /** What is wrong, one line each; nothing when all is well. */
  run: () => Promise<string[]> | string[]
}

const checks: Check[] = [
  {
    title: 'format (prettier)',
    run: () =>
      command('node_modules/prettier/bin/prettier.cjs', '--check', '--cache', '--log-level=warn', '.'),
  },
  { title: 'types (tsc)', run: () => command('node_modules/typescript/bin/tsc', '-b') },
  { title: 'lint (oxlint)', run: () => command('node_modules/oxlint/bin/oxlint', '--deny-warnings') },
  { title: 'floors (who imports whom)', run: () => checkFloors(readSources(places)) },
  {
    title: 'styles (what a screen wears, it loads)',
    run: () => [...findUnstyled(readSources(house), readSheets(house)), ...findOrderBound(readSheets(house))],
  },
  { title: 'sizes, and what no file may hold', run: () => checkSizes(readSources(places)) },
]

/** The rules that hold for every file: format, types, lint, floors, sizes. Each counts as one test. */
export async function runChecks(): Promise<Tally> {
  const failures: string[] = []
  const tally = { passed: 0, failed: 0, failures }
  for (const check of checks) {
    const problems = await check.run()
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${check.title}`)
    for (const problem of problems) console.log(`    ${problem}`)
    if (problems.length > 0) failures.push([check.title, ...problems.slice(0, 4)].join('\n    '))
    tally[problems.length === 0 ? 'passed' : 'failed'] += 1
  }
  return tally
}

async function command(...args: string[]): Promise<string[]> {
  const { code, output } = await runNode(args)
  return code === 0 ? [] : [...output.split('\n'), `exit code ${code}`]
}

if (import.meta.main) {
  const checked = await runChecks()
  const pure = await runVitest({ name: 'check', args: ['--project', 'pure', '--project', 'web'] })
  process.exitCode = checked.failed + pure.failed === 0 ? 0 : 1
}
