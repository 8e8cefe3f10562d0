import { inArray, lt, sql } from 'drizzle-orm'
import type { Retained } from '#kit/call/server/retention.ts'
import { presenceTable } from './presence.table.ts'

/** Whose server was killed, in a record that nobody has opened since. */
export const retainedSeats: Retained = {
  name: 'presence',
  days: () => 1,
  async forget({ db }, before, most) {
    const { seenAt } = presenceTable
    const place = sql`ctid`
    const old = db.select({ place }).from(presenceTable).where(lt(seenAt, before)).limit(most)
    return (await db.delete(presenceTable).where(inArray(place, old)).returning({ seenAt })).length
  },
}
