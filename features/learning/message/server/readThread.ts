import { and, asc, eq, sql } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call, Db } from '#kit/call/server/context.ts'
import { activityView, activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import { isTalk } from '../message.kinds.ts'
import type { ThreadMessage, Thread } from '../message.contract.ts'
import { answerableMessages, readableMessages } from './message.access.ts'
import { messagesFor, toRow, wordsOf, type FoundMessage } from './message.rows.ts'
import { messageTable } from './message.table.ts'
import { readTalk } from './readTalk.ts'

/** The id of the message that began a conversation, by any of its messages that the asker may read. */
export async function rootOf({ db, actor }: Call, id: number): Promise<number> {
  const [found] = await db
    .select({ id: messageTable.id, parentId: messageTable.parentId })
    .from(messageTable)
    .where(and(eq(messageTable.id, id), readableMessages(actor)))
  if (!found) refuse(kitFaults.notFound)
  return found.parentId ?? found.id
}

/** Whether the asker may speak in the conversation that this message began. */
export async function mayAnswer({ db, actor }: Call, rootId: number): Promise<boolean> {
  const found = await db
    .select({ id: messageTable.id })
    .from(messageTable)
    .where(and(eq(messageTable.id, rootId), answerableMessages(actor)))
  return found.length > 0
}

/** A whole conversation, as whoever may read one message of it finds it. */
export async function readThread(call: Call, id: number): Promise<Thread> {
  const rootId = await rootOf(call, id)
  const [root] = await messagesFor(call).where(eq(messageTable.id, rootId))
  if (!root) refuse(kitFaults.notFound)
  const answers = await messagesFor(call)
    .where(eq(messageTable.parentId, rootId))
    .orderBy(asc(messageTable.createdAt), asc(messageTable.id))
  const written = root.talkId === null ? [root, ...answers] : answers
  const bubbles = [...(await talkOf(call.db, root)), ...(await toBubbles(call, written))]
  return {
    root: toRow(call, root),
    cardTitle: await cardTitle(call.db, root),
    said: bubbles.toSorted((a, b) => a.createdAt - b.createdAt),
    mayReply: await mayAnswer(call, rootId),
  }
}

/** What was said to an AI: in the talk that the message tells of, or in the one that goes along with a question, as far as it had come. */
async function talkOf(db: Db, root: FoundMessage): Promise<ThreadMessage[]> {
  if (root.talkId !== null) return readTalk(db, root.talkId, root)
  if (root.aboutTalkId === null) return []
  const said = await readTalk(db, root.aboutTalkId, root)
  return said.filter(({ createdAt }) => createdAt <= root.createdAt)
}

async function toBubbles(call: Call, found: readonly FoundMessage[]): Promise<ThreadMessage[]> {
  const files = await call.services.showFiles(
    call,
    found.flatMap(({ fileIds }) => fileIds),
  )
  return found.map((message) => {
    const { id, type, told, senderId, senderName, senderAvatar, isOwn, isRead, createdAt, fileIds } = message
    const nobody = isTalk(type) ? 'ai' : 'system'
    return {
      key: `message.${id}`,
      messageId: id,
      turnId: null,
      content: wordsOf(call, message),
      senderId,
      senderName,
      senderAvatar,
      isOwn,
      isRead,
      createdAt,
      sources: [],
      by: senderId === null ? nobody : told ? 'system' : 'person',
      files: fileIds.flatMap((fileId) => {
        const file = files[fileId]
        return file ? [{ id: fileId, ...file }] : []
      }),
    }
  })
}

/** As the card is called in what learners read now; '' where it is gone. */
async function cardTitle(db: Db, { activityId, cardId }: FoundMessage): Promise<string> {
  if (activityId === null || cardId === null) return ''
  const card = sql`jsonb_path_query(${activityVersionView.cards}, '$.** ? (@.id == $id)', jsonb_build_object('id', ${cardId}::bigint))`
  const [row] = await db
    .select({ title: sql<string | null>`(select found ->> 'title' from ${card} as found limit 1)` })
    .from(activityView)
    .innerJoin(activityVersionView, eq(activityVersionView.id, activityView.publishedVersionId))
    .where(eq(activityView.id, activityId))
  return row?.title ?? ''
}
