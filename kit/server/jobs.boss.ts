import type pg from 'pg'
import type { Db as BossDatabase } from 'pg-boss'

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
 * The embedded database has one process, so at its start nobody else can be at a job that stands as active: its worker
 * was killed. On PostgreSQL the heart beat decides that.
 */
export async function resumeInterrupted(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'`,
  )
}
