import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { formatted } from '../tools/formatted.ts'
import { root } from '../tools/sources.ts'
import type { Plan } from './plans.ts'
import type { Measured } from './requests.ts'
import { gainOf, ratioOf } from './requests.ts'
import { minRatio } from './scenarios.ts'

const longest = 40

const rowsText = (rows: number) => rows.toLocaleString('en')

/** What one request takes among each number of rows, beside each other: 16 clients wait for it at once. */
function picture(measured: readonly Measured[]): string[] {
  const most = Math.max(...measured.map(({ ours }) => 1000 / ours))
  return measured.map((one, index) => {
    const isFirst = measured[index - 1]?.scenario !== one.scenario
    const ms = 1000 / one.ours
    const bar = '█'.repeat(Math.max(1, Math.round((ms / most) * longest)))
    return `${(isFirst ? one.scenario : '').padEnd(32)}${rowsText(one.rows).padStart(10)} ${bar} ${ms.toFixed(2)}`
  })
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

const figures = (measured: readonly Measured[], hasBefore: boolean): string[] => [
  row([
    'scenario',
    'rows',
    'bare/s',
    'ours/s',
    'ratio',
    'p99 ms',
    'p99 to bare',
    ...(hasBefore ? ['to before'] : []),
  ]),
  row(['---', '--:', '--:', '--:', '--:', '--:', '--:', ...(hasBefore ? ['--:'] : [])]),
  ...measured.map((one) =>
    row([
      one.scenario,
      rowsText(one.rows),
      one.bare.toFixed(0),
      one.ours.toFixed(0),
      ratioOf(one).toFixed(2),
      one.ourTail,
      (one.ourTail / Math.max(1, one.bareTail)).toFixed(1),
      ...(hasBefore ? [gainOf(one)?.toFixed(2) ?? ''] : []),
    ]),
  ),
]

function slowest(plans: readonly Plan[]): string[] {
  const ten = plans.toSorted((one, other) => other.ms - one.ms).slice(0, 10)
  return ten.flatMap(({ lines, ms, scenario, text }, index) => [
    `### ${index + 1}. ${scenario.replaceAll('-', ' ').trim()}: ${ms.toFixed(2)} ms`,
    '',
    '```',
    text.length > 240 ? `${text.slice(0, 240)} …` : text,
    '',
    ...lines.map((line) => (line.length > 160 ? `${line.slice(0, 160)} …` : line)),
    '```',
    '',
  ])
}

function scans(plans: readonly Plan[], rows: number): string {
  const found = plans.filter((plan) => plan.scans !== undefined)
  if (found.length === 0)
    return `None of ${plans.length} statements reads a table of ${rowsText(rows)} rows from end to end for a page of rows.`
  return found.map((plan) => `- ${plan.scenario} reads ${plan.scans} from end to end`).join('\n')
}

interface Found {
  readonly measured: readonly Measured[]
  readonly plans: readonly Plan[]
  /** Every other figure, as it was printed. */
  readonly printed: readonly string[]
}

/** Writes `docs/performance.md`. */
export async function writeDocument({ measured, plans, printed }: Found): Promise<void> {
  const byScenario = [...Map.groupBy(measured, ({ scenario }) => scenario).values()].flat()
  const rows = Math.max(...measured.map((one) => one.rows))
  const hasBefore = measured.some(({ before }) => before !== undefined)
  const text = [
    '# Performance',
    '',
    `Written by \`npm run bench -- --write\` on ${new Date().toISOString().slice(0, 10)}, on a machine of ${cpus().length === 2 ? 'two' : cpus().length} cores that other work`,
    'shares, with PostgreSQL and 16 clients on the same two. The bare server is `node:http` and `pg` with the statements that ours',
    'sends (token, operation log and idempotency row included) and an answer as long; it parses and checks nothing. Both are asked in',
    `turns within one run, and what is shown is the median of the turns. Only the ratio is a target: ${minRatio} or more.`,
    ...(hasBefore
      ? ["'To before': requests a second as a share of the version before, asked in the same turns."]
      : []),
    '',
    '## Requests',
    '',
    ...figures(byScenario, hasBefore),
    '',
    '## How cost grows with rows',
    '',
    'Milliseconds a request.',
    '',
    '```',
    ...picture(byScenario),
    '```',
    '',
    '## Everything else',
    '',
    '```',
    ...printed.map((line) => line.replaceAll('\t', '  ')),
    '```',
    '',
    '## The ten slowest statements',
    '',
    `Warm, among ${rowsText(rows)} activities; planning and execution.`,
    '',
    ...slowest(plans),
    '## Tables that are scanned',
    '',
    scans(plans, rows),
    '',
  ]
  const path = 'docs/performance.md'
  await writeFile(join(root, path), await formatted(path, text.join('\n')))
}
