import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { shapeOf } from '#kit/contract/field.ts'
import type { WrittenOf } from '#kit/contract/resource.ts'
import type { Db } from '#kit/call/server/context.ts'
import type { Link, Stored } from '#kit/resource/server/crud.ts'
import type { activity } from '../../activity.contract.ts'
import { activityFields } from '../../activity.fields.ts'
import { activityTagTable } from './activityTag.table.ts'
import { activityTeacherTable } from './activityTeacher.table.ts'

export type Fields = WrittenOf<typeof activity>

const fieldsSchema = z.object(shapeOf(activityFields))

/** What an activity is linked to, in its order. */
export async function linkedIds(db: Db, table: Link['table'], ownerId: number): Promise<number[]> {
  const rows = await db
    .select({ id: table.targetId })
    .from(table)
    .where(eq(table.ownerId, ownerId))
    .orderBy(asc(table.position))
  return rows.map((row) => Number(row.id))
}

/** The fields as a form would send them. */
export async function fieldsOf(db: Db, record: Stored): Promise<Fields> {
  return fieldsSchema.parse({
    ...record,
    tagIds: await linkedIds(db, activityTagTable, record.id),
    hostTeacherIds: await linkedIds(db, activityTeacherTable, record.id),
  })
}
