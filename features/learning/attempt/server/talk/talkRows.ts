import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import type { Exchange } from '#kit/ai/talk.ts'
import type { Learning } from '../progress/learning.table.ts'
import { talkTable } from '../progress/talk.table.ts'

/** Where a talk belongs: one learner, one card, and how many answers to it came before. */
export interface TalkPlace {
  readonly learning: Pick<Learning, 'userId' | 'versionId'>
  readonly cardId: number
  readonly round: number
}

/** After this long nobody is at it any more, whatever its row says: the server was killed. */
const abandonedAfterMs = 240_000

/** Whether a row belongs to this talk. */
const isInTalk = ({ learning, cardId, round }: TalkPlace) =>
  and(
    eq(talkTable.learnerId, learning.userId),
    eq(talkTable.activityVersionId, learning.versionId),
    eq(talkTable.cardId, cardId),
    eq(talkTable.round, round),
  )

/** The exchanges with a reply, oldest first. */
export async function readExchanges(db: Db, place: TalkPlace): Promise<Exchange[]> {
  const rows = await db
    .select({ said: talkTable.said, reply: talkTable.reply, isFallback: talkTable.isFallback })
    .from(talkTable)
    .where(and(isInTalk(place), isNotNull(talkTable.reply)))
    .orderBy(asc(talkTable.place))
  return rows.map((row) => ({ ...row, reply: row.reply ?? '' }))
}

/** The exchange with which a talk began; undefined where none is stored. */
export async function firstOf(db: Db, place: TalkPlace): Promise<number | undefined> {
  const [first] = await db
    .select({ id: talkTable.id })
    .from(talkTable)
    .where(and(isInTalk(place), eq(talkTable.place, 1)))
  return first?.id
}

/** The talk to which an action belongs that was sent before. */
export async function findTurn(db: Db, clientId: string) {
  const [row] = await db.select().from(talkTable).where(eq(talkTable.clientId, clientId))
  return row
}

/** Takes the next place in a talk; undefined while somebody else is at it. */
export async function takeTurn(
  db: Db,
  place: TalkPlace,
  turn: { readonly clientId: string; readonly said: string; readonly place: number; readonly at: number },
): Promise<number | undefined> {
  await db
    .delete(talkTable)
    .where(and(isInTalk(place), isNull(talkTable.reply), lt(talkTable.at, turn.at - abandonedAfterMs)))
  const { learning, cardId, round } = place
  const [row] = await db
    .insert(talkTable)
    .values({
      ...turn,
      cardId,
      round,
      learnerId: learning.userId,
      activityVersionId: learning.versionId,
    })
    .onConflictDoNothing()
    .returning({ id: talkTable.id })
  return row?.id
}

export async function saveReply(db: Db, id: number, { reply, isFallback }: Exchange): Promise<void> {
  await db.update(talkTable).set({ reply, isFallback }).where(eq(talkTable.id, id))
}

/** In no talk: a turn that was broken off, stored to be counted. */
const nowhere = -1

/** Gives the place up as if there had been no message; that an AI was called is still counted. */
export async function abandonTurn(db: Db, id: number): Promise<void> {
  await db
    .update(talkTable)
    .set({ clientId: randomUUID(), round: nowhere, place: id % 2 ** 31, said: '' })
    .where(and(eq(talkTable.id, id), isNull(talkTable.reply)))
}

/** Gives the place up again. */
export async function dropTurn(db: Db, id: number): Promise<void> {
  await db.delete(talkTable).where(and(eq(talkTable.id, id), isNull(talkTable.reply)))
}
