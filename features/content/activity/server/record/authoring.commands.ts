import { eq } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call, Db } from '#kit/call/server/context.ts'
import { forUpdate, mayChange, mayEdit, type Stored } from '#kit/resource/server/crud.ts'
import { createRecord } from '#kit/resource/server/crud.write.ts'
import { activitySpec } from './activity.crud.ts'
import { activityTable } from './activity.table.ts'
import { fieldsOf, type Fields } from './fields.queries.ts'
import { hashOf } from './hashOf.ts'

/**
 * An activity whose cards the asker may change, locked until the end of the transaction. With a revision: refused where
 * that is not the current one.
 */
export async function lockActivity(call: Call, id: number, revision?: number): Promise<Stored> {
  const record = await forUpdate(activitySpec, call, id)
  if (revision !== undefined) mayChange(activitySpec, call, record, revision)
  else if (!mayEdit(activitySpec, call.actor, record)) refuse(kitFaults.forbidden)
  return record
}

/** A draft of one's own. */
export const createActivity = (call: Call, fields: Fields): Promise<number> =>
  createRecord(activitySpec, call, fields)

type Change = Partial<Pick<typeof activityTable.$inferInsert, 'title' | 'description' | 'language'>>

/** Writes fields of a working copy, and the hash of all of them. */
export async function changeFields(db: Db, id: number, change: Change): Promise<void> {
  const isOne = eq(activityTable.id, id)
  if (Object.keys(change).length > 0) await db.update(activityTable).set(change).where(isOne)
  const [row] = await db.select().from(activityTable).where(isOne)
  if (!row) return
  await db
    .update(activityTable)
    .set({ fieldsHash: hashOf(await fieldsOf(db, row)) })
    .where(isOne)
}
