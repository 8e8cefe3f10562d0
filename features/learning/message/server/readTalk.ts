import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { firstTalkView as first, talkView } from '#features/learning/attempt/server/attempt.queries.ts'
import { helpTurnView } from '#features/learning/help/server/help.queries.ts'
import type { ThreadMessage } from '../message.contract.ts'
import type { FoundMessage } from './message.rows.ts'

type Learner = Pick<FoundMessage, 'senderId' | 'senderName' | 'senderAvatar' | 'isOwn'>

const nobody = { senderId: null, senderName: '', senderAvatar: '', isOwn: false } as const

/** The exchanges of the talk that began with `talkId`, each as what was said and what came back; read where they are kept. */
export async function readTalk(db: Db, talkId: number, learner: Learner): Promise<ThreadMessage[]> {
  const { senderId, senderName, senderAvatar, isOwn } = learner
  const rows = await db
    .select({
      id: talkView.id,
      said: talkView.said,
      reply: talkView.reply,
      isFallback: talkView.isFallback,
      manner: talkView.manner,
      sources: helpTurnView.sources,
      at: talkView.at,
    })
    .from(talkView)
    .innerJoin(
      first,
      and(
        eq(first.learnerId, talkView.learnerId),
        eq(first.activityVersionId, talkView.activityVersionId),
        eq(first.cardId, talkView.cardId),
        eq(first.manner, talkView.manner),
        eq(first.round, talkView.round),
      ),
    )
    .leftJoin(helpTurnView, eq(helpTurnView.talkId, talkView.id))
    .where(and(eq(first.id, talkId), isNotNull(talkView.reply)))
    .orderBy(asc(talkView.place))
  return rows.flatMap(({ id, said, reply, isFallback, manner, sources, at }) => {
    const prepared = manner === 'card' ? 'author' : 'prepared'
    const shared = { messageId: null, turnId: id, isRead: true, createdAt: at, sources: [], files: [] }
    const question = {
      ...shared,
      senderId,
      senderName,
      senderAvatar,
      isOwn,
      by: 'person',
      content: said,
    } as const
    const answered = { ...shared, ...nobody, by: isFallback ? prepared : 'ai', content: reply ?? '' } as const
    // Where a card speaks by itself, nothing was said before.
    return [
      ...(said === '' ? [] : [{ key: `said.${id}`, ...question }]),
      ...(reply === null ? [] : [{ key: `reply.${id}`, ...answered, sources: [...(sources ?? [])] }]),
    ]
  })
}
