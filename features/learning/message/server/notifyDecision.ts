import type { Call } from '#kit/call/server/context.ts'
import type { recordMoved } from '#kit/call/server/events.ts'
import { phrase } from '#kit/i18n/words.ts'
import { messageWords } from '../message.words.ts'
import { messageRecipientTable, messageTable } from './message.table.ts'

type Moved = NonNullable<(typeof recordMoved)['payload']>

const noticeKeys = {
  approve: 'told.approved',
  pass: 'told.approved',
  reject: 'told.rejected',
  fail: 'told.rejected',
} as const

const isDecision = (move: string): move is keyof typeof noticeKeys => Object.hasOwn(noticeKeys, move)

/** The outcome of a review reaches whoever made the record; the system's words are said in the language of their reader. */
export async function notifyDecision({ db, actor, now }: Call, moved: Moved): Promise<void> {
  const { move, creatorId, resource, id, title, reason } = moved
  if (!isDecision(move) || creatorId === null || creatorId === actor.id) return
  const [message] = await db
    .insert(messageTable)
    .values({
      type: 'message',
      senderId: actor.id,
      content: reason ?? '',
      createdAt: now,
      told: phrase(messageWords, noticeKeys[move], { title }),
      aboutResource: resource,
      aboutId: id,
      activityId: resource === 'activity' ? id : null,
    })
    .returning({ id: messageTable.id })
  if (!message) throw new Error('the message was not kept')
  await db.insert(messageRecipientTable).values({ messageId: message.id, userId: creatorId })
}
