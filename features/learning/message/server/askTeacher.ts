import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call, Db } from '#kit/call/server/context.ts'
import {
  activityView,
  activityTeacherView,
  activityVersionView,
} from '#features/content/activity/server/activity.queries.ts'
import { authorizationView } from '#features/content/authorization/server/authorization.queries.ts'
import { coursePlaceView } from '#features/content/course/server/course.queries.ts'
import { mustLearnAt } from '#features/learning/attempt/server/action.queries.ts'
import { talkView } from '#features/learning/attempt/server/attempt.queries.ts'
import { enrolmentView } from '#features/learning/enrolment/server/enrolment.queries.ts'
import type { learnerMessageEndpoints } from '../learnerMessages.contract.ts'
import { refuseListedWords } from './listedWords.ts'
import { messageRecipientTable, messageTable } from './message.table.ts'
import { sentBefore } from './sentBefore.ts'

/** Keeps a question and tells those who may answer it. A repeated `clientId` sends one question and has the same answer. */
export async function askTeacher(
  call: Call,
  body: BodyOf<typeof learnerMessageEndpoints.ask>,
): Promise<number> {
  const { db, actor, now } = call
  const { activityId, cardId, clientId, talkId, text } = body
  // One asks where one learns.
  await mustLearnAt(call, activityId, cardId)
  if (talkId !== undefined) await mustBeOwnHelp(call, activityId, talkId)
  await refuseListedWords(call, 'text', text)
  const question = { type: 'teachered', senderId: actor.id, content: text, createdAt: now } as const
  const people = await answerers(db, activityId, actor.id)
  const about = { activityId, cardId: cardId ?? null, aboutTalkId: talkId ?? null }
  const id = await addMessage(db, { ...question, ...about, clientId }, people)
  return id ?? (await sentBefore(call, clientId)) ?? refuse(kitFaults.reusedKey)
}

/** Refuses what is no talk of the asker with the tutor or the partner of this activity. */
async function mustBeOwnHelp({ db, actor }: Call, activityId: number, talkId: number): Promise<void> {
  const [talk] = await db
    .select({ id: talkView.id })
    .from(talkView)
    .innerJoin(activityVersionView, eq(activityVersionView.id, talkView.activityVersionId))
    .where(
      and(
        ...[eq(talkView.id, talkId), eq(talkView.place, 1), isNotNull(talkView.reply)],
        ...[eq(talkView.learnerId, actor.id), ne(talkView.manner, 'card')],
        eq(activityVersionView.activityId, activityId),
      ),
    )
  if (!talk) refuse(kitFaults.notFound)
}

type NewMessage = typeof messageTable.$inferInsert

/** Adds a message to these people; undefined where its `clientId` was sent before. */
async function addMessage(
  db: Db,
  message: NewMessage,
  recipients: readonly number[],
): Promise<number | undefined> {
  const [row] = await db
    .insert(messageTable)
    .values(message)
    .onConflictDoNothing({ target: messageTable.clientId })
    .returning({ id: messageTable.id })
  if (row && recipients.length > 0)
    await db.insert(messageRecipientTable).values(recipients.map((userId) => ({ messageId: row.id, userId })))
  return row?.id
}

/**
 * DEF-question: the activity's host teachers, its creator, and assistants who may answer in a course or product by which
 * this learner came to it.
 */
async function answerers(db: Db, activityId: number, learnerId: number): Promise<number[]> {
  const hosts = db
    .select({ id: activityTeacherView.targetId })
    .from(activityTeacherView)
    .where(eq(activityTeacherView.ownerId, activityId))
  const creator = db
    .select({ id: sql<number>`${activityView.creatorId}` })
    .from(activityView)
    .where(eq(activityView.id, activityId))
  const { targetType, targetId, userId, privileges, deletedAt } = authorizationView
  const { courseId, productId } = enrolmentView
  const isPlaced = sql`exists (select 1 from ${coursePlaceView} where ${coursePlaceView.courseId} = ${courseId} and ${coursePlaceView.activityId} = ${activityId})`
  const opensActivity = sql`(${enrolmentView.activityId} = ${activityId} or ${isPlaced})`
  const isOfTheirs = sql`((${targetType} = 'course' and ${targetId} = ${courseId}) or (${targetType} = 'product' and ${targetId} = ${productId}))`
  const assistants = db
    .select({ id: userId })
    .from(authorizationView)
    .innerJoin(enrolmentView, isOfTheirs)
    .where(
      and(
        eq(enrolmentView.userId, learnerId),
        isNull(enrolmentView.endedAt),
        isNull(deletedAt),
        sql`'answerMessages' = any(${privileges})`,
        opensActivity,
      ),
    )
  const found = [...(await hosts), ...(await creator), ...(await assistants)].map(({ id }) => id)
  return [...new Set(found)].filter((id) => id !== null && id !== learnerId).toSorted((a, b) => a - b)
}
