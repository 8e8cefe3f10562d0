import { and, eq, sql } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import { talkView } from '#features/learning/attempt/server/attempt.queries.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import type { MessageRow } from '../message.contract.ts'
import { messageRecipientTable, messageTable } from './message.table.ts'

const { senderId, parentId, id } = messageTable

const columnsFor = (readerId: number) => ({
  id,
  type: messageTable.type,
  parentId,
  content: messageTable.content,
  told: messageTable.told,
  senderId,
  senderName: sql<string>`coalesce(${userView.nickname}, '')`,
  senderAvatar: sql<string>`coalesce(${userView.avatar}, '')`,
  isOwn: sql<boolean>`${senderId} is not distinct from ${readerId}`,
  isRead: sql<boolean>`${messageRecipientTable.userId} is null or ${messageRecipientTable.readAt} is not null`,
  createdAt: messageTable.createdAt,
  activityId: messageTable.activityId,
  activityTitle: sql<string>`coalesce(${activityView.title}, '')`,
  cardId: messageTable.cardId,
  aboutResource: messageTable.aboutResource,
  aboutId: messageTable.aboutId,
  isAnswered: sql<boolean>`exists (select 1 from ${messageTable} as answer where answer.parent_id = ${id} and answer.sender_id is distinct from ${senderId})`,
  fileIds: messageTable.fileIds,
  talkId: messageTable.talkId,
  aboutTalkId: messageTable.aboutTalkId,
  manner: talkView.manner,
})

/** Messages with who sent them, what they are about, and whether this reader has read them. */
export const messagesFor = ({ db, actor }: Call) =>
  db
    .select(columnsFor(actor.id))
    .from(messageTable)
    .leftJoin(userView, eq(userView.id, senderId))
    .leftJoin(talkView, eq(talkView.id, sql`coalesce(${messageTable.talkId}, ${messageTable.aboutTalkId})`))
    .leftJoin(activityView, eq(activityView.id, messageTable.activityId))
    .leftJoin(
      messageRecipientTable,
      and(eq(messageRecipientTable.messageId, id), eq(messageRecipientTable.userId, actor.id)),
    )

export type FoundMessage = Awaited<ReturnType<typeof messagesFor>>[number]

/** What a message says: the system's words in the reader's language, and what a person added to them. */
export const wordsOf = (
  { translate }: Call,
  { told, content }: Pick<FoundMessage, 'told' | 'content'>,
): string => [told ? translate(told) : '', content].filter((part) => part !== '').join('\n')

export function toRow(call: Call, found: FoundMessage): MessageRow {
  const {
    told: _told,
    aboutResource,
    aboutId,
    fileIds,
    talkId: _talk,
    aboutTalkId: _aboutTalk,
    ...row
  } = found
  return {
    ...row,
    content: wordsOf(call, found),
    about: aboutResource !== null && aboutId !== null ? { resource: aboutResource, id: aboutId } : null,
    fileCount: fileIds.length,
  }
}
