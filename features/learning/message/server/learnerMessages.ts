import { and, asc, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DataOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { phrase } from '#kit/i18n/words.ts'
import { activityView, activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import type { learnerMessageEndpoints } from '../learnerMessages.contract.ts'
import { aboutAccount } from '../message.about.ts'
import { talkTypes } from '../message.kinds.ts'
import { messageWords } from '../message.words.ts'
import { ownConversations } from './message.access.ts'
import { messageRecipientTable, messageTable } from './message.table.ts'
import { setRead } from './markRead.ts'

const answer = alias(messageTable, 'answer')

type LearnerMessages = DataOf<typeof learnerMessageEndpoints.messages>

const pageSize = 20

/** What reaches somebody as a learner; what their learners ask of them, and what becomes of their records, belongs to the console. */
const toLearners = and(
  inArray(messageTable.type, ['message', 'teachering']),
  or(isNull(messageTable.aboutResource), eq(messageTable.aboutResource, aboutAccount)),
)

/** A message as this reader finds it. */
const columnsFor = (readerId: number) => ({
  id: messageTable.id,
  parentId: messageTable.parentId,
  type: messageTable.type,
  content: messageTable.content,
  told: messageTable.told,
  fileIds: messageTable.fileIds,
  at: messageTable.createdAt,
  isOwn: sql<boolean>`${messageTable.senderId} is not distinct from ${readerId}`,
  senderName: sql<string>`coalesce(${userView.nickname}, '')`,
  isRead: sql<boolean>`${messageRecipientTable.userId} is null or ${messageRecipientTable.readAt} is not null`,
  activityId: messageTable.activityId,
  cardId: messageTable.cardId,
  activityTitle: sql<string>`coalesce(${activityVersionView.title}, '')`,
})

const received = (readerId: number) =>
  sql`${messageTable.id} in (select ${messageRecipientTable.messageId} from ${messageRecipientTable} where ${messageRecipientTable.userId} = ${readerId})`

const messagesFor = ({ db, actor }: Call) =>
  db
    .select(columnsFor(actor.id))
    .from(messageTable)
    .leftJoin(userView, eq(userView.id, messageTable.senderId))
    .leftJoin(
      messageRecipientTable,
      and(eq(messageRecipientTable.messageId, messageTable.id), eq(messageRecipientTable.userId, actor.id)),
    )
    .leftJoin(activityView, eq(activityView.id, messageTable.activityId))
    .leftJoin(activityVersionView, eq(activityVersionView.id, activityView.publishedVersionId))

type Found = Awaited<ReturnType<typeof messagesFor>>[number]

const isAnswered = sql`exists (select 1 from ${messageTable} as answer where ${answer.parentId} = ${messageTable.id})`

/** Own questions, talks that were answered, and what the learner was told, each with the answers that reached them. */
export async function readMessages(call: Call, pageNo: number): Promise<LearnerMessages> {
  const { id: readerId } = call.actor
  const isOwn = eq(messageTable.senderId, readerId)
  const isOwnQuestion = and(isOwn, eq(messageTable.type, 'teachered'))
  const isAnsweredTalk = and(isOwn, inArray(messageTable.type, [...talkTypes]), isAnswered)
  const lastMessageAt = sql`greatest(${messageTable.createdAt}, (select max(${answer.createdAt}) from ${messageTable} as answer where ${answer.parentId} = ${messageTable.id}))`
  const rows = await messagesFor(call)
    .where(
      and(
        isNull(messageTable.parentId),
        or(isOwnQuestion, isAnsweredTalk, and(toLearners, received(readerId))),
      ),
    )
    .orderBy(desc(lastMessageAt), desc(messageTable.id))
    .limit(pageSize + 1)
    .offset((pageNo - 1) * pageSize)
  const roots = rows.slice(0, pageSize)
  const found = await repliesTo(
    call,
    roots.map(({ id }) => id),
  )
  const open = await openConversations(
    call,
    roots.map(({ id }) => id),
  )
  const toMessage = await messageReader(call, [...roots, ...found])
  const replies = Map.groupBy(found, ({ parentId }) => parentId ?? 0)
  const list = roots.map((root) => ({
    ...toMessage(root),
    activityId: root.activityId,
    activityTitle: root.activityTitle,
    cardId: root.cardId,
    replies: (replies.get(root.id) ?? []).map(toMessage),
    mayReply: open.has(root.id),
  }))
  return { list, hasMore: rows.length > pageSize }
}

/** Those of these conversations in which the reader may write. */
async function openConversations({ db, actor }: Call, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: messageTable.id })
    .from(messageTable)
    .where(and(inArray(messageTable.id, [...ids]), ownConversations(actor)))
  return new Set(rows.map(({ id }) => id))
}

/** Shows messages in the reader's language, with files at addresses that work. */
async function messageReader(call: Call, messages: readonly Found[]) {
  const files = await call.services.showFiles(
    call,
    messages.flatMap(({ fileIds }) => fileIds),
  )
  return (message: Found) => {
    const { id, type, told, content, at, isRead, senderName } = message
    // What an AI said by itself is not the learner's word, though the talk is theirs.
    const isOfAi = type === 'simple' && message.isOwn
    return {
      ...{
        id,
        at,
        isRead,
        content: [told ? call.translate(told) : '', content].filter((part) => part !== '').join('\n'),
        isOwn: message.isOwn && !isOfAi,
      },
      senderName: isOfAi ? call.translate(phrase(messageWords, 'thread.ai')) : senderName,
      files: message.fileIds.flatMap((fileId) => {
        const file = files[fileId]
        return file ? [{ url: file.url, name: file.name }] : []
      }),
    }
  }
}

function repliesTo(call: Call, ids: readonly number[]) {
  const { id: readerId } = call.actor
  return messagesFor(call)
    .where(
      and(
        inArray(messageTable.parentId, [...ids]),
        or(eq(messageTable.senderId, readerId), received(readerId)),
      ),
    )
    .orderBy(asc(messageTable.createdAt), asc(messageTable.id))
}

/** How much of what reaches them as a learner they have not seen. */
export async function countUnread({ db, actor }: Call): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(messageRecipientTable)
    .innerJoin(messageTable, eq(messageTable.id, messageRecipientTable.messageId))
    .where(and(eq(messageRecipientTable.userId, actor.id), isNull(messageRecipientTable.readAt), toLearners))
  return row?.unread ?? 0
}

/** Notes messages to the asker as read. One that was not sent to them is refused like one that is not there, and nothing is noted. */
export async function markRead(call: Call, ids: readonly number[]): Promise<true> {
  const questionIds = [...new Set(ids)]
  if (questionIds.length === 0) return true
  const { db, actor } = call
  const { messageId, userId } = messageRecipientTable
  const isTheirs = and(eq(userId, actor.id), inArray(messageId, questionIds))
  const [sent] = await db.select({ count: count() }).from(messageRecipientTable).where(isTheirs)
  if (sent?.count !== questionIds.length) refuse(kitFaults.notFound)
  await setRead(call, questionIds)
  return true
}
