import { machine, type Sectioned } from './docs/sections.ts'
import type { TestOutcome } from './vitest.summary.ts'

/** Sections are in the order of their files. */
export const tortureDocument: Sectioned = {
  order: (one, other) => one.localeCompare(other),
  intro: `# What holds when things go wrong

Written by \`npm run torture -- --write\`, file by file: what was done to the product, how long that took, and whether it held. A
run of some files alone replaces their sections and leaves the others. Sizes stand in the names.
`,
}

/** Shorter ones are counted, not named, unless all are: then what they share took the time. In milliseconds. */
const long = 5000

const heading = (file: string): string => `## ${file}\n`

const duration = (ms: number): string =>
  ms < 100_000 ? `${(ms / 1000).toFixed(0)} s` : `${(ms / 60_000).toFixed(0)} min`

/** The section of one file: its long tests one by one and how many others there were. `day` is written as 2026-11-27. */
export function sectionOf(file: string, tests: readonly TestOutcome[], day: string): string {
  const longOnes = tests.filter(({ ms, isPassed }) => ms >= long || !isPassed)
  const named = longOnes.length > 0 ? longOnes : tests
  const others = tests.length - named.length
  const rows = named.map(
    ({ name, ms, isPassed }) => `| ${name} | ${duration(ms)} | ${isPassed ? 'held' : '**failed**'} |`,
  )
  return [
    heading(file),
    `${day}, on ${machine()}.\n`,
    ...(rows.length > 0 ? ['| what was done | took | |', '| --- | --: | --- |', ...rows, ''] : []),
    ...(others > 0 ? [`${others} ${rows.length > 0 ? 'more ' : ''}held.\n`] : []),
  ].join('\n')
}
