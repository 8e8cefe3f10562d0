import { Counter, Gauge, type Registry } from 'prom-client'
import type { JobCount, Services } from '#kit/call/server/context.ts'
import { freeBytes } from '#kit/ops/server/freeDisk.ts'
import { version } from '#kit/ops/server/version.ts'
import { within } from '#kit/ops/server/within.ts'

export interface Sample {
  readonly labels?: Readonly<Record<string, string>>
  readonly value: number
}

/** A figure that is read when somebody asks for it. A counter begins anew when it falls, as at midnight. */
export interface Metric {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge'
  readonly labels?: readonly string[]
  readonly read: (services: Services) => readonly Sample[] | Promise<readonly Sample[]>
}

/** Who collects has given up after some seconds, and would miss all other figures too. */
const withinMs = 2000

/** Has the registry read it; a figure that fails or takes too long is left out. */
export function register(registry: Registry, services: Services, metric: Metric): void {
  const { name, help, type, labels = [], read } = metric
  const made = type === 'counter' ? Counter : Gauge
  const collector: Counter | Gauge = new made({
    ...{ name, help, labelNames: [...labels], registers: [registry] },
    async collect() {
      const all = await within(
        Promise.resolve().then(() => read(services)),
        withinMs,
        [],
      )
      collector.reset()
      for (const { labels: of = {}, value } of all) collector.inc({ ...of }, value)
    },
  })
}

const jobs = (valueOf: (found: JobCount, now: number) => number) => ({
  type: 'gauge' as const,
  labels: ['queue', 'state'],
  read: async ({ jobs: all, now }: Services) =>
    (await all.counts()).map((found) => ({
      labels: { queue: found.queue, state: found.state },
      value: valueOf(found, now()),
    })),
})

/** What every server has. */
export const kitMetrics: readonly Metric[] = [
  { name: 'lectern_jobs', help: 'Jobs by queue and state', ...jobs(({ count }) => count) },
  {
    name: 'lectern_jobs_oldest_seconds',
    help: 'Seconds since the oldest job of a queue and state might have begun',
    ...jobs(({ oldestAt }, now) => Math.max(0, (now - oldestAt) / 1000)),
  },
  {
    name: 'lectern_database_connections',
    help: 'Connections to the database, and requests that wait for one',
    type: 'gauge',
    labels: ['state'],
    read: ({ database: { pool } }) => [
      { labels: { state: 'open' }, value: pool.totalCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'waited for' }, value: pool.waitingCount },
    ],
  },
  {
    name: 'lectern_replica_reads',
    help: 'Lists, statistics and exports: answered by a replica, or by the primary as none had come so far, or one failed',
    type: 'counter',
    labels: ['by'],
    read: ({ database: { replicas } }) =>
      Object.entries(replicas?.counts ?? {}).map(([by, value]) => ({ labels: { by }, value })),
  },
  {
    name: 'lectern_database_connections_limit',
    help: 'Connections that this server opens to the database at most',
    type: 'gauge',
    read: ({ database: { pool } }) => [{ value: pool.options.max }],
  },
  {
    name: 'lectern_disk_floor_bytes',
    help: 'Free bytes below which files are refused',
    type: 'gauge',
    read: ({ env }) => [{ value: env.DISK_FLOOR }],
  },
  {
    name: 'lectern_info',
    help: 'The version that this server runs; always 1',
    type: 'gauge',
    labels: ['version'],
    read: () => [{ labels: { version }, value: 1 }],
  },
  {
    name: 'lectern_disk_free_bytes',
    help: 'Free bytes of the fullest disk that this server writes to',
    type: 'gauge',
    read: async ({ env }) => [{ value: await freeBytes(env) }],
  },
]

/** What a metric of one day says of itself. Those of all time would be summed up anew each time somebody asks. */
export const ofToday = 'today in TZ_DEFAULT, of all servers together'
