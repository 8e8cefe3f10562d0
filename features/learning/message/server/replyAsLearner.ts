import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { learnerMessageEndpoints } from '../learnerMessages.contract.ts'
import { messageFaults } from '../message.faults.ts'
import { refuseListedWords } from './listedWords.ts'
import { ownConversations } from './message.access.ts'
import { messageRecipientTable, messageTable } from './message.table.ts'
import { sentBefore } from './sentBefore.ts'
import { addReply, checkFiles } from './writeReply.ts'

/**
 * DEF-reply. Writes in a conversation in which the asker takes part, also where they may no longer learn what it is about:
 * who was answered may answer. A repeated `clientId` writes once and has the same answer.
 */
export async function replyAsLearner(
  call: Call,
  { clientId, replyTo, text, fileIds }: BodyOf<typeof learnerMessageEndpoints.reply>,
): Promise<number> {
  // Two that send the same at once are one after the other.
  await call.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${clientId}, 0))`)
  const earlier = await sentBefore(call, clientId)
  if (earlier !== undefined) return earlier
  const root = await readOwnRoot(call, replyTo)
  await refuseListedWords(call, 'text', text)
  await checkFiles(call, fileIds)
  return addReply(call, root, { content: text, fileIds, clientId })
}

const named = alias(messageTable, 'named')

/** What began the conversation of a message. One in which the asker takes no part is not there for them. */
async function readOwnRoot(call: Call, id: number): Promise<typeof messageTable.$inferSelect> {
  const { db, actor } = call
  const rootId = db
    .select({ id: sql`coalesce(${named.parentId}, ${named.id})` })
    .from(named)
    .where(eq(named.id, id))
  const [root] = await db
    .select()
    .from(messageTable)
    .where(and(inArray(messageTable.id, rootId), ownConversations(actor)))
  return root ?? refuse((await isNoticeTo(call, id)) ? messageFaults.notAnswerable : kitFaults.notFound)
}

/** A notice by the system is there for whom it reached, and nobody wrote it. */
async function isNoticeTo({ db, actor }: Call, id: number): Promise<boolean> {
  const received = db
    .select({ id: messageRecipientTable.messageId })
    .from(messageRecipientTable)
    .where(eq(messageRecipientTable.userId, actor.id))
  const isTheirs = or(eq(messageTable.senderId, actor.id), inArray(messageTable.id, received))
  const found = await db
    .select({ id: messageTable.id })
    .from(messageTable)
    .where(and(eq(messageTable.id, id), eq(messageTable.type, 'message'), isTheirs))
  return found.length > 0
}
