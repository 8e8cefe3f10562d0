import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { learningTable } from './progress/learning.table.ts'
import { learningChangeTable } from './progress/learningChange.table.ts'

const answersLock = sql`hashtext('answers')`

/** Until the transaction ends no rule takes answers away: they are counted anew. */
export async function lockAnswers(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${answersLock})`)
}

/** Whether answers may be taken away in this transaction: nobody counts them anew. */
export async function mayTakeAnswers(db: Db): Promise<boolean> {
  const lock = sql`select pg_try_advisory_xact_lock_shared(${answersLock}) as taken`
  const { rows } = await db.execute<{ taken: boolean }>(lock)
  return rows[0]?.taken === true
}

/** Takes out changes of learnings that have been counted. */
export async function dropChanges(db: Db, ids: readonly number[]): Promise<void> {
  await db.delete(learningChangeTable).where(inArray(learningChangeTable.id, [...ids]))
}

/** Notes that these learnings changed, or went: the figures follow. */
export async function noteChanges(db: Db, learningIds: readonly number[]): Promise<void> {
  if (learningIds.length === 0) return
  await db.insert(learningChangeTable).values(learningIds.map((learningId) => ({ learningId })))
}

/** Notes a change of every learning, so that all are counted anew; answers how many there are. */
export async function noteEveryChange(db: Db): Promise<number> {
  const all = sql`insert into ${learningChangeTable} (learning_id) select id from ${learningTable}`
  return (await db.execute(all)).rowCount ?? 0
}
