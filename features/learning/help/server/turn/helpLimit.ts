import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { talkView } from '#features/learning/attempt/server/attempt.queries.ts'
import { helpFaults } from '../../help.faults.ts'
import { helpTurnTable } from './helpTurn.table.ts'

/** How much help one learner has in a day: more than learning needs, too little to burn the owner's bill. */
export const maxHelpPerDay = { repliesOfACard: 40, replies: 120, tokens: 200_000 } as const

const dayMs = 86_400_000

/** How many replies the caller has left today, of one card or of all; those that were broken off count, since they were billed. */
export async function helpLeft({ db, actor, now }: Call, cardId: number | undefined): Promise<number> {
  const isOfCard = cardId === undefined ? sql`false` : eq(talkView.cardId, cardId)
  const [row] = await db
    .select({
      inAll: sql<number>`count(*)::int`,
      ofCard: sql<number>`(count(*) filter (where ${isOfCard}))::int`,
      tokens: sql<number>`coalesce(sum(${helpTurnTable.inputTokens} + ${helpTurnTable.outputTokens}), 0)::int`,
    })
    .from(talkView)
    .leftJoin(helpTurnTable, eq(helpTurnTable.talkId, talkView.id))
    .where(and(eq(talkView.learnerId, actor.id), ne(talkView.manner, 'card'), gt(talkView.at, now - dayMs)))
  const { inAll = 0, ofCard = 0, tokens = 0 } = row ?? {}
  if (tokens >= maxHelpPerDay.tokens) return 0
  const leftOfCard = cardId === undefined ? Infinity : maxHelpPerDay.repliesOfACard - ofCard
  return Math.max(0, Math.min(maxHelpPerDay.replies - inAll, leftOfCard))
}

/** Refuses who has had help enough today. Two questions of one learner at once are counted one after the other. */
export async function checkHelp(call: Call, cardId: number): Promise<void> {
  await call.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`help:${call.actor.id}`}, 0))`)
  if ((await helpLeft(call, cardId)) === 0) refuse(helpFaults.enoughHelp)
}
