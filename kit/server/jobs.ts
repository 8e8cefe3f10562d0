import type { PgBoss as Boss } from 'pg-boss'
import { fromDrizzle, PgBoss } from 'pg-boss'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db, Services } from './context.ts'
import type { Database } from './database.ts'
import { bossDatabase, resumeInterrupted } from './jobs.boss.ts'
import type { Log } from './log.ts'

/** Work that is done later or again and again; its effects must bear running twice. */
export interface Job<Payload> {
  readonly name: string
  readonly payload: z.ZodType<Payload>
  /** A cron line in UTC, for work that comes back by itself. */
  readonly schedule?: string
  readonly run: (services: Services, payload: Payload) => Promise<void>
}

/** A job whatever its payload, for the list of all. */
export interface AnyJob extends Pick<Job<unknown>, 'name' | 'payload'> {
  readonly schedule?: string
  readonly run: (services: Services, payload: never) => Promise<void>
}

export interface SendOptions {
  /** The request's transaction: the job is queued if and only if that commits. */
  readonly within?: Db
  /** Unix milliseconds. */
  readonly notBefore?: number
}

export interface Jobs {
  /** Queues a job; it is kept in the database and survives a restart. */
  send<Payload>(job: Job<Payload>, payload: Payload, options?: SendOptions): Promise<void>
  start(services: Services): Promise<void>
  /** Waits for the running ones, at most some seconds; the rest resume after the next start. */
  stop(): Promise<void>
}

/** A queue in the database; `jobs` are all that exist, each with workers in this process. */
export function makeJobs(database: Database, log: Log, jobs: readonly AnyJob[]): Jobs {
  const boss = new PgBoss({
    db: bossDatabase(database.pool),
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  const workers = new Map<string, string>()
  return {
    async send(job, payload, { within, notBefore } = {}) {
      const options = {
        ...(within && { db: fromDrizzle(within, sql) }),
        ...(notBefore !== undefined && { startAfter: new Date(notBefore) }),
      }
      await boss.send(job.name, { payload }, options)
      const worker = workers.get(job.name)
      if (worker) boss.notifyWorker(worker)
    },
    async start(services) {
      await boss.start()
      if (database.kind === 'embedded') await resumeInterrupted(database.pool)
      for (const job of jobs) workers.set(job.name, await begin(boss, job, services))
      await dropOldSchedules(boss, jobs)
    },
    stop: () => boss.stop({ graceful: true, timeout: stopWithinMs, close: false }),
  }
}

const superviseSeconds = 10
const stopWithinMs = 8000
const pollSeconds = 5

/** A worker that is killed stops its heart beat, and within half a minute another one takes the job up. */
const queueOptions = {
  heartbeatSeconds: 20,
  expireInSeconds: 3600,
  retryLimit: 10,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
} as const

async function begin(boss: Boss, job: AnyJob, services: Services): Promise<string> {
  await boss.createQueue(job.name, queueOptions)
  await boss.updateQueue(job.name, queueOptions)
  if (job.schedule) await boss.schedule(job.name, job.schedule, { payload: {} })
  // One throw fails a whole batch, so a batch is one job.
  const polling = { batchSize: 1, pollingIntervalSeconds: pollSeconds }
  return boss.work<{ payload: unknown }>(job.name, polling, async ([task]) => {
    if (task) await run(job, services, task.data.payload)
  })
}

async function run(job: AnyJob, services: Services, given: unknown): Promise<void> {
  try {
    await job.run(services, job.payload.parse(given) as never)
  } catch (error) {
    services.log.error({ err: error, job: job.name }, 'a job failed and will be tried again')
    throw error
  }
}

async function dropOldSchedules(boss: Boss, jobs: readonly AnyJob[]): Promise<void> {
  const wanted = new Set(jobs.filter((job) => job.schedule).map((job) => job.name))
  for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name)
}
