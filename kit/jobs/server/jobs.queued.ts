import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from '#kit/data/server/db.ts'
import type { JobError, JobKind, QueuedJob, QueueState } from '#kit/call/server/queuedJobs.ts'
import { isObject } from '#kit/value/sameJson.ts'
import { traceparent } from '#kit/trace/server/trace.ts'

/** The queue's own work has names of this kind. */
const ownNames = '\\_\\_pgboss\\_\\_%'

/** What of each queue is not done. Those of `names` are there in any case. */
export async function readQueues(pool: pg.Pool, names: readonly string[]): Promise<QueueState[]> {
  const { rows } = await pool.query<QueueState>(
    `select name as queue,
       count(*) filter (where state in ('created', 'retry'))::float8 as waiting,
       count(*) filter (where state = 'retry')::float8 as retrying,
       count(*) filter (where state = 'active')::float8 as active,
       count(*) filter (where state = 'failed')::float8 as failed,
       extract(epoch from min(start_after) filter (where state in ('created', 'retry') and start_after <= now()))::float8
         * 1000 as "oldestAt"
     from pgboss.job where state in ('created', 'retry', 'active', 'failed') and name not like $1 group by 1`,
    [ownNames],
  )
  const found = new Map(rows.map((row) => [row.queue, row]))
  const idle = names.filter((name) => !found.has(name)).map(idleQueue)
  return [...rows, ...idle].toSorted((one, other) => one.queue.localeCompare(other.queue, 'en'))
}

const idleQueue = (queue: string): QueueState => ({
  ...{ queue, waiting: 0, retrying: 0, active: 0, failed: 0, oldestAt: null },
})

const statesOf = { waiting: ['created', 'retry'], active: ['active'], failed: ['failed'] } as const

interface Row extends Omit<QueuedJob, 'ids' | 'error'> {
  readonly payload: unknown
  readonly output: unknown
}

const columns = `id, name as queue, state::text as state, data->'payload' as payload, output,
  extract(epoch from created_on)::float8 * 1000 as "createdAt",
  extract(epoch from start_after)::float8 * 1000 as "startsAt",
  extract(epoch from completed_on)::float8 * 1000 as "failedAt",
  retry_count + (started_on is not null)::int as tries`

/** Jobs that are not done, at most `limit`: failed ones the newest first, others the one that is next. */
export async function listQueued(
  pool: pg.Pool,
  kind: JobKind,
  queue: string | undefined,
  limit: number,
): Promise<QueuedJob[]> {
  const order = kind === 'failed' ? 'completed_on desc' : 'start_after'
  const { rows } = await pool.query<Row>(
    `select ${columns} from pgboss.job
     where state::text = any($1) and ($2::text is null or name = $2) and name not like $3
     order by ${order}, id limit $4`,
    [statesOf[kind], queue ?? null, ownNames, limit],
  )
  return rows.map(withoutPayload)
}

/** Has failed jobs of a queue done again, in the caller's transaction: this one, or the oldest. Answers those that were failed. */
export async function retryFailed(
  db: Db,
  queue: string,
  choice: { readonly id: string } | { readonly limit: number },
): Promise<QueuedJob[]> {
  const [id, limit] = 'id' in choice ? [choice.id, 1] : [null, choice.limit]
  const failed = await lock(
    db,
    sql`name = ${queue} and state = 'failed' and (${id}::uuid is null or id = ${id}::uuid)
      order by completed_on, id limit ${limit}`,
  )
  if (failed.length > 0)
    await db.execute(
      sql`update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now(),
          keep_until = now() + interval '14 days', data = data || ${JSON.stringify(traceparent())}::jsonb
        where name = ${queue} and ${oneOf(failed)}`,
    )
  return failed
}

/** Takes back a job that was not begun, in the caller's transaction. */
export async function cancelWaiting(db: Db, queue: string, id: string): Promise<QueuedJob | undefined> {
  const waiting = sql`name = ${queue} and id = ${id}::uuid and state in ('created', 'retry')`
  const [job] = await lock(db, waiting)
  if (job)
    await db.execute(
      sql`update pgboss.job set state = 'cancelled', completed_on = now() where name = ${queue} and ${oneOf([job])}`,
    )
  return job
}

const oneOf = (jobs: readonly QueuedJob[]) =>
  sql`id = any(string_to_array(${jobs.map(({ id }) => id).join()}, ',')::uuid[])`

/** What another asker, or a worker, has just taken is left to it. */
async function lock(db: Db, where: ReturnType<typeof sql>): Promise<QueuedJob[]> {
  const statement = sql`select ${sql.raw(columns)} from pgboss.job where ${where} for update skip locked`
  const { rows } = await db.execute<Row & Record<string, unknown>>(statement)
  return rows.map(withoutPayload)
}

function withoutPayload({ payload, output, ...job }: Row): QueuedJob {
  return { ...job, ids: idsIn(payload), error: errorIn(output) }
}

/** Only whole numbers: whatever else stands in a payload may be about people. */
const idsIn = (payload: unknown): QueuedJob['ids'] =>
  Object.entries(isObject(payload) ? payload : {}).flatMap(([name, value]) =>
    typeof value === 'number' && Number.isSafeInteger(value) ? [{ name, value }] : [],
  )

/** Names in programs and in the database; anything else may be somebody's words. */
const nameIn = (value: unknown): string => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^[\w.-]{1,80}$/.test(text) ? text : ''
}

/** What the queue keeps of the error of a job's last try. */
function errorIn(output: unknown): JobError | null {
  if (!isObject(output)) return null
  const { name, code, table, constraint, kind, row, stack } = output
  const refused = isObject(row) ? `${nameIn(row['namespace'])}.${nameIn(row['key'])}` : ''
  return {
    name: nameIn(name) || 'Error',
    code: refused || nameIn(code) || nameIn(kind),
    about: nameIn(constraint) || nameIn(table),
    place: placeIn(stack),
  }
}

/** The first line of a stack that is this program's own: `kit/jobs/server/jobs.ts:12`. */
function placeIn(stack: unknown): string {
  if (typeof stack !== 'string') return ''
  const frames = stack.split('\n').filter((line) => /^\s*at /.test(line) && !line.includes('node_modules'))
  const place = /(?:\/|\\|^)((?:kit|cards|deck|features|app|dist)[/\\][\w./\\-]+:\d+):\d+\)?$/
  return frames.flatMap((line) => place.exec(line.trim())?.[1] ?? [])[0] ?? ''
}
