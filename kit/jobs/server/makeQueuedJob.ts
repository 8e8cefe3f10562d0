import type { Services } from '#kit/call/server/context.ts'

interface Job {
  readonly queue: string
  readonly state: 'created' | 'retry' | 'failed'
  readonly payload?: object
  /** What its last try failed with, as the queue keeps errors. */
  readonly output?: object
}

/** A job that is not done, for tests; one that waits does so for an hour. Gives its id. */
export async function makeQueuedJob(services: Services, job: Job): Promise<string> {
  const { pool } = services.database
  const { rows: tables } = await pool.query<{ job: string | null }>(
    `select to_regclass('pgboss.job')::text as job`,
  )
  if (!tables[0]?.job) await services.jobs.start(services)
  const { queue, state, payload = {}, output } = job
  const isFailed = state === 'failed'
  const { rows } = await pool.query<{ id: string }>(
    `insert into pgboss.job (name, data, state, output, retry_limit, retry_count, start_after, started_on, completed_on)
     values ($1, $2, $3::pgboss.job_state, $4, 10, $5, now() + $6::interval, $7, $7) returning id`,
    [
      ...[queue, JSON.stringify({ payload }), state, output ? JSON.stringify(output) : null],
      ...[isFailed ? 10 : 0, isFailed ? '0' : '1 hour', isFailed ? new Date() : null],
    ],
  )
  return rows[0]?.id ?? ''
}
