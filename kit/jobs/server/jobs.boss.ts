import type pg from 'pg'
import type { Db as BossDatabase } from 'pg-boss'
import type { JobCount } from '#kit/call/server/context.ts'

/**
 * The pool as the queue wants it. It sends whole transactions as one text, so after a failure the connection may be left
 * inside one; it is rolled back before anybody else gets it.
 */
export function bossDatabase(pool: pg.Pool): BossDatabase {
  return {
    async executeSql(text, values) {
      const client = await pool.connect()
      try {
        return await (values?.length ? client.query(text, values) : client.query(text))
      } catch (error) {
        await client.query('rollback').catch(() => undefined)
        throw error
      } finally {
        client.release()
      }
    },
  }
}

/**
 * The embedded database has one process, so at its start nobody else can be at a job that is marked as active: its worker
 * was killed. On PostgreSQL the heart beat decides that.
 */
export async function resumeInterrupted(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'`,
  )
}

/** Counts jobs by queue and state. The queue itself removes the completed and cancelled ones after a while. */
export async function countJobs(pool: pg.Pool): Promise<JobCount[]> {
  const { rows } = await pool.query<JobCount>(
    `select name as queue, state::text as state, count(*)::float8 as count,
       extract(epoch from min(greatest(created_on, start_after)))::float8 * 1000 as "oldestAt"
     from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2`,
  )
  return rows
}
