import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { refuse } from '#kit/contract/fault.ts'
import type { Db } from '#kit/call/server/context.ts'
import type { Exchange } from '#kit/ai/talk.ts'
import { learningFaults } from '../../learning.faults.ts'
import { talkTable } from '../progress/talk.table.ts'
import { abandonedAfterMs, isInTalk, type TalkPlace } from './talk.queries.ts'

/** Takes the next place in a talk; undefined while somebody else is at it. */
export async function takeTurn(
  db: Db,
  place: TalkPlace,
  turn: { readonly clientId: string; readonly said: string; readonly place: number; readonly at: number },
): Promise<number | undefined> {
  const isInTheWay = or(isInTalk(place), eq(talkTable.clientId, turn.clientId))
  await db
    .delete(talkTable)
    .where(and(isInTheWay, isNull(talkTable.reply), lt(talkTable.at, turn.at - abandonedAfterMs)))
  const { learning, cardId, manner, round } = place
  const [row] = await db
    .insert(talkTable)
    .values({
      ...turn,
      cardId,
      manner,
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

const busyTries = 30
const busyPauseMs = 300

/**
 * Opens a turn; while another one of this learner is being answered (mostly their own, broken off a moment ago) it tries again
 * for some seconds.
 */
export async function whenFree<T extends { readonly kind: string }>(
  open: () => Promise<T>,
): Promise<Exclude<T, { readonly kind: 'busy' }>> {
  for (let tries = 1; ; tries += 1) {
    const opened = await open()
    if (isFree(opened)) return opened
    if (tries >= busyTries) refuse(learningFaults.stillTalking)
    await wait(busyPauseMs)
  }
}

const isFree = <T extends { readonly kind: string }>(
  opened: T,
): opened is Exclude<T, { readonly kind: 'busy' }> => opened.kind !== 'busy'
