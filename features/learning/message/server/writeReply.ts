import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import type { Call, Db } from '#kit/call/server/context.ts'
import { phrase } from '#kit/i18n/words.ts'
import { fileView } from '#features/media/file/server/file.queries.ts'
import type { messageEndpoints } from '../message.contract.ts'
import { messageFaults } from '../message.faults.ts'
import { refuseListedWords } from './listedWords.ts'
import { messageRecipientTable, messageTable } from './message.table.ts'
import { setRead } from './markRead.ts'
import { mayAnswer, rootOf } from './readThread.ts'

type Root = typeof messageTable.$inferSelect

/** Says something in a conversation in which the asker may speak. */
export async function writeReply(
  call: Call,
  { parentId, content, fileIds }: BodyOf<typeof messageEndpoints.create>,
): Promise<number> {
  const root = await readRoot(call, parentId)
  await refuseListedWords(call, 'content', content)
  await checkFiles(call, fileIds)
  return addReply(call, root, { content, fileIds })
}

interface Reply {
  readonly content: string
  readonly fileIds: readonly number[]
  /** A learner's own number of this action. */
  readonly clientId?: string
}

/** Adds what somebody says to a conversation and tells the other side. Two who answer at once are both heard. */
export async function addReply(call: Call, root: Root, reply: Reply): Promise<number> {
  const { db, actor, now, services } = call
  const { content, fileIds } = reply
  const learners = await learnersIn(db, root)
  const isLearner = learners.includes(actor.id)
  const [row] = await db
    .insert(messageTable)
    .values({
      type: isLearner ? 'teachered' : 'teachering',
      senderId: actor.id,
      parentId: root.id,
      content,
      fileIds: [...fileIds],
      createdAt: now,
      activityId: root.activityId,
      cardId: root.cardId,
      clientId: reply.clientId ?? null,
    })
    .returning({ id: messageTable.id })
  if (!row) throw new Error('the message was not kept')
  const recipients = isLearner ? await teachersIn(db, root, learners) : learners
  if (recipients.length > 0)
    await db.insert(messageRecipientTable).values(recipients.map((userId) => ({ messageId: row.id, userId })))
  if (fileIds.length > 0)
    await services.registerFileUses(call, { resource: 'message', resourceId: row.id, pictures: [], fileIds })
  await setRead(call, await idsIn(db, root.id))
  return row.id
}

async function readRoot(call: Call, parentId: number): Promise<Root> {
  const rootId = await rootOf(call, parentId)
  const [root] = await call.db.select().from(messageTable).where(eq(messageTable.id, rootId))
  if (!root) refuse(kitFaults.notFound)
  if (root.type === 'message') refuse(messageFaults.notAnswerable)
  if (!(await mayAnswer(call, rootId))) refuse(kitFaults.forbidden)
  return root
}

/** One hands on what one uploaded oneself. */
export async function checkFiles({ db, actor }: Call, fileIds: readonly number[]): Promise<void> {
  if (fileIds.length === 0) return
  const isOwn = and(eq(fileView.creatorId, actor.id), eq(fileView.purpose, 'work'))
  const own = await db
    .select({ id: fileView.id })
    .from(fileView)
    .where(and(inArray(fileView.id, [...fileIds]), isOwn, isNull(fileView.deletedAt)))
  if (own.length < fileIds.length)
    refuse(kitFaults.invalid, { fields: { fileIds: phrase(kitWords, 'problems.notAvailable') } })
}

const idsIn = async (db: Db, rootId: number): Promise<number[]> => {
  const rows = await db
    .select({ id: messageTable.id })
    .from(messageTable)
    .where(or(eq(messageTable.id, rootId), eq(messageTable.parentId, rootId)))
  return rows.map(({ id }) => id)
}

/** Who asked, or talked to an AI; of what a teacher said by themselves, whom it reached. */
async function learnersIn(db: Db, root: Root): Promise<number[]> {
  if (root.type !== 'teachering') return root.senderId === null ? [] : [root.senderId]
  return recipientsOf(db, [root.id])
}

/** Whoever was asked or spoke first, and whoever answered. */
async function teachersIn(db: Db, root: Root, learners: readonly number[]): Promise<number[]> {
  const spoke = await db
    .selectDistinct({ id: messageTable.senderId })
    .from(messageTable)
    .where(inArray(messageTable.id, await idsIn(db, root.id)))
  const people = [...(await recipientsOf(db, [root.id])), ...spoke.flatMap(({ id }) => id ?? [])]
  return [...new Set(people)].filter((id) => !learners.includes(id))
}

async function recipientsOf(db: Db, messageIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: messageRecipientTable.userId })
    .from(messageRecipientTable)
    .where(inArray(messageRecipientTable.messageId, [...messageIds]))
  return rows.map(({ id }) => id)
}
