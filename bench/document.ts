import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatted } from '../tools/formatted.ts'
import { machine, type Sectioned, withSections } from '../tools/docs/sections.ts'
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

const titles = {
  requests: 'Requests',
  growth: 'How cost grows with rows',
  server: 'Everything else on the server',
  browser: 'In a browser',
  slowest: 'The ten slowest statements',
  scans: 'Tables that are scanned',
} as const
const order: readonly string[] = Object.values(titles)

const performanceDocument: Sectioned = {
  order: (one, other) => order.indexOf(one) - order.indexOf(other),
  intro: [
    '# Performance',
    '',
    'Written by `npm run bench -- --write`, part by part, on machines that other work shares, with PostgreSQL and 16 clients on the same',
    'two cores. The bare server is `node:http` and `pg` with the statements that ours',
    'sends (token, operation log and idempotency row included) and an answer as long; it parses and checks nothing. Both are asked in',
    `turns within one run, and what is shown is the median of the turns. Only the ratio is a target: ${minRatio} or more.`,
    "'To before': requests a second as a share of the version before, asked in the same turns.",
    '',
  ].join('\n'),
}

export interface Found {
  readonly measured: readonly Measured[]
  readonly plans: readonly Plan[]
}

/** Figures as they were printed, cells between tabs. */
const block = (printed: readonly string[]): string[] => [
  '```',
  ...printed.map((line) => line.replaceAll('\t', '  ')),
  '```',
]

/** What the requests of one run, and their statements, took. */
function requestParts({ measured, plans }: Found): Record<string, string[]> {
  const byScenario = [...Map.groupBy(measured, ({ scenario }) => scenario).values()].flat()
  const rows = Math.max(...measured.map((one) => one.rows))
  const hasBefore = measured.some(({ before }) => before !== undefined)
  return {
    [titles.requests]: figures(byScenario, hasBefore),
    [titles.growth]: ['Milliseconds a request.', '', '```', ...picture(byScenario), '```'],
    ...(plans.length > 0 && {
      [titles.slowest]: [
        `Warm, among ${rowsText(rows)} activities; planning and execution.`,
        '',
        ...slowest(plans),
      ],
      [titles.scans]: [scans(plans, rows)],
    }),
  }
}

interface Written {
  /** Undefined: the server was not measured. */
  readonly requests?: Found | undefined
  /** Every other figure of the server, as it was printed. */
  readonly server: readonly string[]
  readonly browser: readonly string[]
}

/** Writes what was measured into `docs/performance.md`, and leaves the rest of it. */
export async function writeDocument({ requests, server, browser }: Written): Promise<void> {
  const parts: Record<string, string[]> = {
    ...(requests && requestParts(requests)),
    ...(server.length > 0 && { [titles.server]: block(server) }),
    ...(browser.length > 0 && { [titles.browser]: block(browser) }),
  }
  const measuredOn = `${new Date().toISOString().slice(0, 10)}, on ${machine()}.`
  const sections = Object.entries(parts).map(([title, lines]) => [
    title,
    [`## ${title}`, '', measuredOn, '', ...lines, ''].join('\n'),
  ])
  const path = 'docs/performance.md'
  const file = join(root, path)
  const document = existsSync(file) ? await readFile(file, 'utf8') : ''
  const text = withSections(document, Object.fromEntries(sections), performanceDocument)
  await writeFile(file, await formatted(path, text))
}
