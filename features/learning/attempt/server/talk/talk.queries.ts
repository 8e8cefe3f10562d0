import { and, asc, count, eq, gte, isNotNull, or } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import type { Exchange } from '#kit/ai/talk.ts'
import type { Learning } from '../progress/learning.table.ts'
import { talkTable } from '../progress/talk.table.ts'

/** With the AI of the card itself, or about the card with the activity's tutor or partner. */
export type TalkManner = (typeof talkTable.$inferSelect)['manner']

/** Where a talk belongs: one learner, one card, with whom, and how many answers to the card came before. */
export interface TalkPlace {
  readonly learning: Pick<Learning, 'userId' | 'versionId'>
  readonly cardId: number
  readonly manner: TalkManner
  readonly round: number
}

/** Whether a row belongs to this talk. */
export const isInTalk = ({ learning, cardId, manner, round }: TalkPlace) =>
  and(
    eq(talkTable.learnerId, learning.userId),
    eq(talkTable.activityVersionId, learning.versionId),
    eq(talkTable.cardId, cardId),
    eq(talkTable.manner, manner),
    eq(talkTable.round, round),
  )

const isReplied = (place: TalkPlace) => and(isInTalk(place), isNotNull(talkTable.reply))

/** The exchanges with a reply, oldest first. */
export async function readExchanges(db: Db, place: TalkPlace): Promise<Exchange[]> {
  const rows = await db
    .select({ said: talkTable.said, reply: talkTable.reply, isFallback: talkTable.isFallback })
    .from(talkTable)
    .where(isReplied(place))
    .orderBy(asc(talkTable.place))
  return rows.map((row) => ({ ...row, reply: row.reply ?? '' }))
}

/** How many exchanges have a reply. */
export async function countExchanges(db: Db, place: TalkPlace): Promise<number> {
  const [found] = await db.select({ exchanges: count() }).from(talkTable).where(isReplied(place))
  return found?.exchanges ?? 0
}

/** The exchange with which a talk began; undefined where none is stored. */
export async function firstOf(db: Db, place: TalkPlace): Promise<number | undefined> {
  const [first] = await db
    .select({ id: talkTable.id })
    .from(talkTable)
    .where(and(isInTalk(place), eq(talkTable.place, 1)))
  return first?.id
}

/** After this long nobody is at it any more, whatever its row says: the server was killed. */
export const abandonedAfterMs = 240_000

/** The talk to which an action belongs that was sent before, and was answered or still is being. */
export async function findTurn(db: Db, clientId: string, now: number) {
  const isAlive = or(isNotNull(talkTable.reply), gte(talkTable.at, now - abandonedAfterMs))
  const [row] = await db
    .select()
    .from(talkTable)
    .where(and(eq(talkTable.clientId, clientId), isAlive))
  return row
}
