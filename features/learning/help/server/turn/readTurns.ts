import type { SQL } from 'drizzle-orm'
import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import { firstTalkView as first, talkView } from '#features/learning/attempt/server/attempt.queries.ts'
import type { HelpTurn } from '../../help.contract.ts'
import type { HelpSource } from '../../help.source.ts'
import { isHelp } from '#features/ai/ai-config/help.kinds.ts'
import { helpTurnTable } from './helpTurn.table.ts'

/** Older ones are not shown again, nor told to an AI. */
const maxTurns = 200

/** A turn, and where it belongs. */
export interface StoredTurn {
  readonly learnerId: number
  readonly activityId: number
  readonly turn: HelpTurn
}

/** The last turns that were answered, of those that `which` names; the oldest first. */
export async function readTurns(db: Db, which: SQL | undefined): Promise<readonly StoredTurn[]> {
  const { id, clientId, manner, cardId, said, reply, isFallback, at, learnerId } = talkView
  const beginsIt = and(
    eq(first.learnerId, talkView.learnerId),
    eq(first.activityVersionId, talkView.activityVersionId),
    eq(first.cardId, talkView.cardId),
    eq(first.manner, talkView.manner),
    eq(first.round, talkView.round),
    eq(first.place, 1),
  )
  const rows = await db
    .select({
      ...{ id, clientId, manner, cardId, said, reply, isFallback, at, learnerId },
      activityId: activityVersionView.activityId,
      talkId: first.id,
      sources: helpTurnTable.sources,
    })
    .from(talkView)
    .innerJoin(first, beginsIt)
    .innerJoin(helpTurnTable, eq(helpTurnTable.talkId, talkView.id))
    .innerJoin(activityVersionView, eq(activityVersionView.id, talkView.activityVersionId))
    .where(and(ne(talkView.manner, 'card'), isNotNull(talkView.reply), which))
    .orderBy(desc(talkView.at), desc(talkView.id))
    .limit(maxTurns)
  return rows.toReversed().flatMap((row) => toTurn(row))
}

interface Row extends Omit<HelpTurn, 'manner' | 'reply' | 'sources' | 'isPrepared'> {
  readonly sources: readonly HelpSource[]
  readonly manner: string
  readonly reply: string | null
  readonly isFallback: boolean
  readonly learnerId: number
  readonly activityId: number
}

function toTurn({ learnerId, activityId, isFallback, manner, reply, sources, ...turn }: Row): StoredTurn[] {
  if (!isHelp(manner) || reply === null) return []
  return [
    {
      learnerId,
      activityId,
      turn: { ...turn, manner, reply, sources: [...sources], isPrepared: isFallback },
    },
  ]
}
