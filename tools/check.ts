import { execFileSync } from 'node:child_process'
import { checkColours } from './house/colours.ts'
import { checkDocstrings } from './house/docstrings.ts'
import { checkFloors } from './house/floors.ts'
import { readModule } from './house/imports.ts'
import { testsReaching } from './house/reachedTests.ts'
import { runNode } from './process.ts'
import { checkSizes } from './house/sizes.ts'
import { readSheets, readSources, root } from './sources.ts'
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
  {
    title: 'colours (by name, in light and dark, to be read)',
    run: () => checkColours(readSources(house), readSheets(house)),
  },
  { title: 'sizes, and what no file may hold', run: () => checkSizes(readSources(places)) },
  { title: 'docstrings (what others call is described)', run: () => checkDocstrings(readSources(house)) },
]

/** The rules that hold for every file, side by side: format, types, lint, floors, styles, colours, sizes, docstrings. Each counts as one test. */
export async function runChecks(): Promise<Tally> {
  const failures: string[] = []
  const tally = { passed: 0, failed: 0, failures }
  const found = await Promise.all(checks.map(async ({ title, run }) => ({ title, problems: await run() })))
  for (const { title, problems } of found) {
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${title}`)
    for (const problem of problems) console.log(`    ${problem}`)
    if (problems.length > 0) failures.push([title, ...problems.slice(0, 4)].join('\n    '))
    tally[problems.length === 0 ? 'passed' : 'failed'] += 1
  }
  return tally
}

async function command(...args: string[]): Promise<string[]> {
  const { code, output } = await runNode(args)
  return code === 0 ? [] : [...output.split('\n'), `exit code ${code}`]
}

/** What differs from the last commit, new files too. */
function changedFiles(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
  const changed = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return changed.filter(Boolean)
}

/** The pure rules, and the screens: with `--changed` those that a change since the last commit reaches. */
async function runTests(): Promise<Tally[]> {
  const pure = await runVitest({ name: 'pure', args: ['--project', 'pure'] })
  const isShort = process.argv.includes('--changed')
  const reached = isShort ? testsReaching(readSources(house).map(readModule), changedFiles()) : []
  const drawn = reached.filter((path) => path.endsWith('.tsx') || path.includes('/web/'))
  if (isShort && drawn.length === 0) return [pure]
  return [pure, await runVitest({ name: 'web', args: ['--project', 'web', ...drawn] })]
}

if (import.meta.main) {
  const tallies = [await runChecks(), ...(await runTests())]
  process.exitCode = tallies.every(({ failed }) => failed === 0) ? 0 : 1
}
