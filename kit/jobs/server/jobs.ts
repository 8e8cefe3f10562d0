import type { PgBoss as Boss } from 'pg-boss'
import { fromDrizzle, PgBoss } from 'pg-boss'
import { sql } from 'drizzle-orm'
import type { AnyJob, Jobs, Services } from '#kit/call/server/context.ts'
import type { Database } from '#kit/data/server/database.ts'
import { withoutValues, type Log } from '#kit/ops/server/log.ts'
import { traceparent, traced } from '#kit/trace/server/trace.ts'
import { bossDatabase, countJobs, resumeInterrupted } from './jobs.boss.ts'
import { cancelWaiting, listQueued, readQueues, retryFailed } from './jobs.queued.ts'

/** A queue in the database; `jobs` are all that exist, each with workers in this process. */
export function makeJobs(database: Database, log: Log, jobs: readonly AnyJob[]): Jobs {
  const boss = new PgBoss({
    db: bossDatabase(database.pool),
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  const workers = new Map<string, readonly string[]>()
  // The queue's tables are there once it was started.
  const isThere = () => workers.size > 0
  const wake: Jobs['wake'] = ({ name }) => {
    for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
  }
  return {
    async send(job, payload, { within, notBefore } = {}) {
      const options = {
        ...(within && { db: fromDrizzle(within, sql) }),
        ...(notBefore !== undefined && { startAfter: new Date(notBefore) }),
      }
      await boss.send(job.name, { payload, ...traceparent() }, options)
      wake(job)
    },
    wake,
    async start(services) {
      await boss.start()
      if (database.kind === 'embedded') await resumeInterrupted(database.pool)
      for (const job of jobs) workers.set(job.name, await begin(boss, job, services))
      await dropOldSchedules(boss, jobs)
    },
    counts: async () => (isThere() ? countJobs(database.pool) : []),
    queues: async () =>
      isThere()
        ? readQueues(
            database.pool,
            jobs.map(({ name }) => name),
          )
        : [],
    list: async (kind, queue, limit) => (isThere() ? listQueued(database.pool, kind, queue, limit) : []),
    retry: async (within, queue, choice) => (isThere() ? retryFailed(within, queue, choice) : []),
    cancel: async (within, queue, id) => (isThere() ? cancelWaiting(within, queue, id) : undefined),
    stop: () => boss.stop({ graceful: true, timeout: stopWithinMs, close: false }),
  }
}

const superviseSeconds = 10
const stopWithinMs = 8000
const pollSeconds = 5
/** Of workers behind the first one, which are told when there is something for them. */
const idleSeconds = 60

/** A worker that is killed stops its heart beat, and within half a minute another one takes the job up. */
const queueOptions = {
  heartbeatSeconds: 20,
  expireInSeconds: 3600,
  retryLimit: 10,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
} as const

async function begin(boss: Boss, job: AnyJob, services: Services): Promise<string[]> {
  await boss.createQueue(job.name, queueOptions)
  await boss.updateQueue(job.name, queueOptions)
  if (job.schedule) await boss.schedule(job.name, job.schedule, { payload: {} })
  const ids: string[] = []
  const look = (place: number) => {
    const id = ids[place]
    if (id !== undefined) boss.notifyWorker(id)
  }
  for (let place = 0; place < (job.concurrency ?? 1); place += 1) {
    // One throw fails a whole batch, so a batch is one job.
    const polling = { batchSize: 1, pollingIntervalSeconds: place === 0 ? pollSeconds : idleSeconds }
    const id = await boss.work<Sent>(job.name, polling, async ([task]) => {
      // While one is at work the next one looks in its place.
      const looking = setInterval(look, pollSeconds * 1000, place + 1)
      look(place + 1)
      try {
        if (task) await run(job, services, task)
      } finally {
        clearInterval(looking)
        // What else waits is not left until the next look.
        look(place)
      }
    })
    ids.push(id)
  }
  return ids
}

/** What lies in the queue: what the job is about, and the span that sent it. */
interface Sent {
  readonly payload: unknown
  readonly traceparent?: string
}

async function run(
  job: AnyJob,
  services: Services,
  { id, data }: { readonly id: string; readonly data: Sent },
): Promise<void> {
  const span = { name: `job ${job.name}`, kind: 'consumer', parent: data.traceparent } as const
  const facts = { 'messaging.destination.name': job.name, 'messaging.message.id': id }
  try {
    await traced({ ...span, facts }, () => job.run(services, job.payload.parse(data.payload) as never))
  } catch (error) {
    services.log.error({ err: error, job: job.name, jobId: id }, 'a job failed and will be tried again')
    // The queue keeps it in its table.
    throw withoutValues(error)
  }
}

async function dropOldSchedules(boss: Boss, jobs: readonly AnyJob[]): Promise<void> {
  const scheduled = new Set(jobs.filter((job) => job.schedule).map((job) => job.name))
  for (const { name } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name)
}
