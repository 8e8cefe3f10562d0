import { cpus, totalmem } from 'node:os'
import type { TestOutcome } from './vitest.summary.ts'

const intro = `# What holds when things go wrong

Written by \`npm run torture -- --write\`, file by file: what was done to the product, how long that took, and whether it held. A
run of some files alone replaces their sections and leaves the others. Sizes stand in the names.
`

/** Shorter ones are counted, not named. In milliseconds. */
const long = 5000

const machine = () => `${cpus().length} cores and ${Math.round(totalmem() / 2 ** 30)} GB`

const heading = (file: string): string => `## ${file}\n`

const duration = (ms: number): string =>
  ms < 100_000 ? `${(ms / 1000).toFixed(0)} s` : `${(ms / 60_000).toFixed(0)} min`

/** The section of one file: its long tests one by one and how many others there were. `day` is written as 2026-11-27. */
export function sectionOf(file: string, tests: readonly TestOutcome[], day: string): string {
  const named = tests.filter(({ ms, isPassed }) => ms >= long || !isPassed)
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

/** The document with these sections in place of those of the same files; sections are in the order of their files. */
export function withSections(document: string, sections: Readonly<Record<string, string>>): string {
  const kept = document
    .split(/^(?=## )/m)
    .slice(1)
    .map((section) => [/^## (.*)$/m.exec(section)?.[1] ?? '', section] as const)
  const all = Object.entries({ ...Object.fromEntries(kept), ...sections })
  const sorted = all.toSorted(([one], [other]) => one.localeCompare(other))
  return [intro, ...sorted.map(([, section]) => `${section.trimEnd()}\n`)].join('\n')
}
