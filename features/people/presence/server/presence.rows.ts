import { and, asc, eq, gt, lt, ne } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import type { Present, PresenceResource } from '../presence.contract.ts'
import { presenceTable } from './presence.table.ts'

const row = presenceTable

/** One open editor of a record. */
export interface Seat {
  readonly resource: PresenceResource
  readonly recordId: number
  readonly tab: string
  readonly userId: number
}

/** Whoever was not seen for so long has gone. */
const goneAfterMs = 12_000

const ofRecord = ({ resource, recordId }: Seat) => and(eq(row.resource, resource), eq(row.recordId, recordId))
const ofSeat = (seat: Seat) => and(ofRecord(seat), eq(row.tab, seat.tab), eq(row.userId, seat.userId))

/** Notes that somebody is there, and forgets those who have gone. */
export async function sit(db: Db, seat: Seat, now: number): Promise<void> {
  await db
    .insert(row)
    .values({ ...seat, seenAt: now })
    .onConflictDoUpdate({
      target: [row.resource, row.recordId, row.tab],
      set: { seenAt: now },
      // A tab's name is its own; whoever guesses one moves nobody.
      setWhere: eq(row.userId, seat.userId),
    })
  await db.delete(row).where(and(ofRecord(seat), lt(row.seenAt, now - goneAfterMs)))
}

/** Takes the seat away, unless a newer stream of the same editor has it. */
export const leave = async (db: Db, seat: Seat, seenAt: number): Promise<void> =>
  void (await db.delete(row).where(and(ofSeat(seat), eq(row.seenAt, seenAt))))

export const moveTo = async (db: Db, seat: Seat, at: number | null): Promise<void> =>
  void (await db.update(row).set({ at }).where(ofSeat(seat)))

/** Everybody else who has the record open. */
export const othersThan = (db: Db, seat: Seat, now: number): Promise<Present[]> =>
  db
    .select({
      userId: row.userId,
      name: userView.nickname,
      avatar: userView.avatar,
      tab: row.tab,
      at: row.at,
    })
    .from(row)
    .innerJoin(userView, eq(userView.id, row.userId))
    .where(and(ofRecord(seat), ne(row.tab, seat.tab), gt(row.seenAt, now - goneAfterMs)))
    .orderBy(asc(row.userId), asc(row.tab))
