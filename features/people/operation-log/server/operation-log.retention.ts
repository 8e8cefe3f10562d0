import { asc, inArray, lt, sql } from 'drizzle-orm'
import type { Retained } from '#kit/call/server/retention.ts'
import { operationLogTable } from '#kit/data/server/table.ts'

/** K3: entries; their table lets no others go (`migrations/0044_retention.sql`). */
export const retainedEntries: Retained = {
  name: 'operation log',
  days: ({ RETAIN_LOG_DAYS }) => RETAIN_LOG_DAYS,
  async forget({ db }, before, most) {
    await db.execute(sql`select set_config('lectern.retention', 'on', true)`)
    const { at, id } = operationLogTable
    const old = db.select({ id }).from(operationLogTable).where(lt(at, before)).orderBy(asc(at)).limit(most)
    const gone = await db.delete(operationLogTable).where(inArray(id, old)).returning({ id })
    return gone.length
  },
}
