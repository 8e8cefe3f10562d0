import { and, eq, isNull, sql } from 'drizzle-orm'
import { viewOf } from '#kit/data/server/viewOf.ts'
import type { ConfigName } from '../ai-config.kinds.ts'
import { aiConfigTable } from './ai-config.table.ts'

export const aiConfigView = viewOf(aiConfigTable, [
  'category',
  'creatorId',
  'deletedAt',
  'id',
  'kind',
  'status',
  'value',
])

/** The one configuration of a name that is in use: at most one row. */
export const isInUse = (name: ConfigName) =>
  and(
    eq(sql`${aiConfigTable.kind} || '/' || ${aiConfigTable.category}`, name),
    eq(aiConfigTable.status, 'inUse'),
    isNull(aiConfigTable.deletedAt),
  )
