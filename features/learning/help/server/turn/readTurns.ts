import type { SQL } from 'drizzle-orm'
import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import { firstTalkView as first, talkView } from '#features/learning/attempt/server/attempt.queries.ts'
import type { HelpTurn } from '../../help.contract.ts'
import type { HelpSource } from '../../help.source.ts'
import { isHelp, rungs, type Rung } from '#features/ai/ai-config/help.kinds.ts'
import { helpTurnTable } from './helpTurn.table.ts'

/** Older ones are not shown again, nor told to an AI. */
const maxTurns = 200

/** A turn, and where it belongs. */
export interface StoredTurn {
  readonly learnerId: number
  readonly activityId: number
  readonly versionId: number
  /** How many answers to the card came before. */
  readonly round: number
  readonly rung: Rung
  /** How many of the author's hints the AI was told. */
  readonly hintsTold: number
  readonly agentId: number | null
  readonly turn: HelpTurn
}

/** The last turns that were answered, of those that `which` names; the oldest first. */
export async function readTurns(db: Db, which: SQL | undefined): Promise<readonly StoredTurn[]> {
  const { id, clientId, manner, cardId, said, reply, isFallback, at, learnerId, round } = talkView
  const { sources, rung, hintsTold, agentId } = helpTurnTable
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
      ...{ id, clientId, manner, cardId, said, reply, isFallback, at, learnerId, round },
      ...{ sources, rung, hintsTold, agentId },
      ...{ activityId: activityVersionView.activityId, versionId: activityVersionView.id },
      talkId: first.id,
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

/** Words that were sent and stand in no reply. */
export interface TakenBack {
  /** Of the turn, which may have been abandoned. */
  readonly id: number
  readonly text: string
}

/** The last of what was taken back or stopped, of the turns that `which` names; the oldest first. */
export async function readTakenBack(db: Db, which: SQL | undefined): Promise<readonly TakenBack[]> {
  const rows = await db
    .select({ id: talkView.id, text: helpTurnTable.sent })
    .from(helpTurnTable)
    .innerJoin(talkView, eq(talkView.id, helpTurnTable.talkId))
    .where(and(ne(helpTurnTable.sent, ''), which))
    .orderBy(desc(talkView.id))
    .limit(maxTurns)
  return rows.toReversed()
}

interface Row
  extends Omit<HelpTurn, 'manner' | 'reply' | 'sources' | 'isPrepared'>, Omit<StoredTurn, 'turn' | 'rung'> {
  readonly sources: readonly HelpSource[]
  readonly manner: string
  readonly reply: string | null
  readonly isFallback: boolean
  readonly rung: number
}

function toTurn(row: Row): StoredTurn[] {
  const { learnerId, activityId, versionId, round, hintsTold, agentId, ...more } = row
  const { isFallback, manner, reply, sources, rung, ...turn } = more
  if (!isHelp(manner) || reply === null) return []
  return [
    {
      ...{ learnerId, activityId, versionId, round, hintsTold, agentId },
      rung: rungs.find((known) => known === rung) ?? 1,
      turn: { ...turn, manner, reply, sources: [...sources], isPrepared: isFallback },
    },
  ]
}
