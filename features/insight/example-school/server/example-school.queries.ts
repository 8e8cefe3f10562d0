import { and, eq, exists, sql } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import { exampleRecordTable } from '#kit/data/server/table.ts'
import type { SchoolState } from '../example-school.contract.ts'
import { exampleSchoolTable as school } from './exampleSchool.table.ts'
import { partCount } from './parts.ts'

/** What there is of an example school, for whoever asks. */
export async function readSchool(call: Pick<Call, 'db' | 'actor'>): Promise<SchoolState> {
  const { db, actor } = call
  const [row] = await db
    .select({ status: school.status, done: school.done, isOneOfIt: isOneOfIt(db, actor.id) })
    .from(school)
  const total = partCount
  if (!row) return { status: 'none', done: 0, total, mayRemove: false }
  return { status: row.status, done: row.done, total, mayRemove: !row.isOneOfIt }
}

const isOneOfIt = (db: Call['db'], userId: number) =>
  sql<boolean>`${exists(
    db
      .select({ one: sql`1` })
      .from(exampleRecordTable)
      .where(and(eq(exampleRecordTable.inTable, 'app_user'), eq(exampleRecordTable.recordId, userId))),
  )}`
