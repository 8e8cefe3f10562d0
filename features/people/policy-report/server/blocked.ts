import type { Metric } from '#kit/http/server/metric.ts'

const directives = [
  ...['base-uri', 'connect-src', 'default-src', 'font-src', 'form-action', 'frame-ancestors', 'frame-src'],
  ...['img-src', 'manifest-src', 'media-src', 'object-src', 'require-trusted-types-for', 'script-src'],
  ...['script-src-attr', 'script-src-elem', 'style-src', 'style-src-attr', 'style-src-elem', 'trusted-types'],
  'worker-src',
]

/** Of this server since it started, as the counters beside it. */
const counts = new Map<string, number>()

/** Counts what a browser blocked; answers under which directive. Who makes one up does not make a figure. */
export function countBlocked(directive: string | null | undefined): string {
  const [name = ''] = (directive ?? '').split(' ')
  const known = directives.includes(name) ? name : 'other'
  counts.set(known, (counts.get(known) ?? 0) + 1)
  return known
}

/** Of one server; the limit by address holds for each network alone, and whoever floods has many. */
const linesPerMinute = 30
const logged = { minute: 0, lines: 0 }

/** Whether a report is still logged in its minute, or is the first that is not; the counts have all of them. */
export function placeInLog(at: number): 'logged' | 'firstLeftOut' | 'leftOut' {
  const minute = Math.floor(at / 60_000)
  if (logged.minute !== minute) Object.assign(logged, { minute, lines: 0 })
  logged.lines += 1
  if (logged.lines <= linesPerMinute) return 'logged'
  return logged.lines === linesPerMinute + 1 ? 'firstLeftOut' : 'leftOut'
}

export const blockedMetric: Metric = {
  name: 'lectern_policy_reports_total',
  help: 'What browsers reported as blocked by the policy of a page, by directive',
  type: 'counter',
  labels: ['directive'],
  read: () => [...counts].map(([directive, value]) => ({ labels: { directive }, value })),
}
