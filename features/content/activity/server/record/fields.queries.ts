import { z } from 'zod'
import { shapeOf } from '#kit/contract/field.ts'
import type { WrittenOf } from '#kit/contract/resource.ts'
import type { Db } from '#kit/call/server/context.ts'
import type { Stored } from '#kit/resource/server/crud.ts'
import { linkedIds } from '#kit/resource/server/crud.links.ts'
import type { activity } from '../../activity.contract.ts'
import { activityFields } from '../../activity.fields.ts'
import { activityTagTable } from './activityTag.table.ts'
import { activityTeacherTable } from './activityTeacher.table.ts'

export type Fields = WrittenOf<typeof activity>

const fieldsSchema = z.object(shapeOf(activityFields))

/** The fields as a form would send them. */
export async function fieldsOf(db: Db, record: Stored): Promise<Fields> {
  return fieldsSchema.parse({
    ...record,
    tagIds: await linkedIds(db, activityTagTable, record.id),
    hostTeacherIds: await linkedIds(db, activityTeacherTable, record.id),
  })
}
