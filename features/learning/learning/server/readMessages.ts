import { and, asc, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { DataOf } from '#kit/endpoint.ts'
import { kitFaults, refuse } from '#kit/fault.ts'
import type { Call } from '#kit/server/context.ts'
import { phrase } from '#kit/words.ts'
import { activityTable } from '#features/content/activity/server/activity.table.ts'
import { activityVersionTable } from '#features/content/activity/server/activityVersion.table.ts'
import type { learnEndpoints } from '#features/learning/learn/learn.contract.ts'
import { talkTypes } from '#features/learning/message/message.kinds.ts'
import { messageWords } from '#features/learning/message/message.words.ts'
import { messageRecipientTable, messageTable } from '#features/learning/message/server/message.table.ts'
import { userTable } from '#features/people/user/server/user.table.ts'

type Told = DataOf<typeof learnEndpoints.messages>

const pageSize = 20

/** What reaches somebody as a learner; what their learners ask of them, and what becomes of their records, belongs to the console. */
const toLearners = and(
  inArray(messageTable.type, ['message', 'teachering']),
  isNull(messageTable.aboutResource),
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
  senderName: sql<string>`coalesce(${userTable.nickname}, '')`,
  isRead: sql<boolean>`${messageRecipientTable.userId} is null or ${messageRecipientTable.readAt} is not null`,
  activityId: messageTable.activityId,
  cardId: messageTable.cardId,
  activityTitle: sql<string>`coalesce(${activityVersionTable.title}, '')`,
})

const received = (readerId: number) =>
  sql`${messageTable.id} in (select ${messageRecipientTable.messageId} from ${messageRecipientTable} where ${messageRecipientTable.userId} = ${readerId})`

const messagesFor = ({ db, actor }: Call) =>
  db
    .select(columnsFor(actor.id))
    .from(messageTable)
    .leftJoin(userTable, eq(userTable.id, messageTable.senderId))
    .leftJoin(
      messageRecipientTable,
      and(eq(messageRecipientTable.messageId, messageTable.id), eq(messageRecipientTable.userId, actor.id)),
    )
    .leftJoin(activityTable, eq(activityTable.id, messageTable.activityId))
    .leftJoin(activityVersionTable, eq(activityVersionTable.id, activityTable.publishedVersionId))

type Found = Awaited<ReturnType<typeof messagesFor>>[number]

const isAnswered = sql`exists (select 1 from ${messageTable} answer where answer.parent_id = ${messageTable.id})`

/** Own questions, talks that were answered, and what the learner was told, each with the answers that reached them. */
export async function readMessages(call: Call, pageNo: number): Promise<Told> {
  const { id: readerId } = call.actor
  const isOwn = eq(messageTable.senderId, readerId)
  const isOwnQuestion = and(isOwn, eq(messageTable.type, 'teachered'))
  const isAnsweredTalk = and(isOwn, inArray(messageTable.type, [...talkTypes]), isAnswered)
  const lastSaid = sql`greatest(${messageTable.createdAt}, (select max(answer.created_at) from ${messageTable} answer where answer.parent_id = ${messageTable.id}))`
  const rows = await messagesFor(call)
    .where(
      and(
        isNull(messageTable.parentId),
        or(isOwnQuestion, isAnsweredTalk, and(toLearners, received(readerId))),
      ),
    )
    .orderBy(desc(lastSaid), desc(messageTable.id))
    .limit(pageSize + 1)
    .offset((pageNo - 1) * pageSize)
  const roots = rows.slice(0, pageSize)
  const found = await repliesTo(
    call,
    roots.map(({ id }) => id),
  )
  const toSaid = await sayer(call, [...roots, ...found])
  const replies = Map.groupBy(found, ({ parentId }) => parentId ?? 0)
  const list = roots.map((root) => ({
    ...toSaid(root),
    ...{ activityId: root.activityId, activityTitle: root.activityTitle, cardId: root.cardId },
    replies: (replies.get(root.id) ?? []).map(toSaid),
    mayReply: root.activityId !== null && (root.isOwn ? replies.has(root.id) : root.type === 'teachering'),
  }))
  return { list, hasMore: rows.length > pageSize }
}

/** Tells messages in the reader's language, with files at addresses that work. */
async function sayer(call: Call, messages: readonly Found[]) {
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
        content: [told ? call.say(told) : '', content].filter((part) => part !== '').join('\n'),
        isOwn: message.isOwn && !isOfAi,
      },
      senderName: isOfAi ? call.say(phrase(messageWords, 'thread.ai')) : senderName,
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
export async function markRead({ db, actor, now }: Call, ids: readonly number[]): Promise<true> {
  const asked = [...new Set(ids)]
  if (asked.length === 0) return true
  const { messageId, userId, readAt } = messageRecipientTable
  const isTheirs = and(eq(userId, actor.id), inArray(messageId, asked))
  const [sent] = await db.select({ count: count() }).from(messageRecipientTable).where(isTheirs)
  if (sent?.count !== asked.length) refuse(kitFaults.notFound)
  await db
    .update(messageRecipientTable)
    .set({ readAt: now })
    .where(and(isTheirs, isNull(readAt)))
  return true
}
