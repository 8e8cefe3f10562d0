import type { SQL } from 'drizzle-orm'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { seesEvery } from '#kit/contract/ownership.ts'
import type { Actor } from '#kit/contract/role.ts'
import { activityTeacherView } from '#features/content/activity/server/activity.queries.ts'
import { isLedBy } from '#features/content/authorization/server/authorization.queries.ts'
import type { Privilege } from '#features/content/course/course.privileges.ts'
import { enrolmentView, hasEnrolment } from '#features/learning/enrolment/server/enrolment.queries.ts'
import { messageOwnership } from '../message.contract.ts'
import { talkTypes } from '../message.kinds.ts'
import { messageRecipientTable, messageTable } from './message.table.ts'

const root = alias(messageTable, 'root')

/** A message of the calling query, or the one that began its conversation. */
type Message = Readonly<Record<'id' | 'type' | 'senderId' | 'activityId', PgColumn>>

/** Whether a message was sent to somebody. */
const isSentTo = (message: Message, userId: number): SQL =>
  sql`${message.id} in (select ${messageRecipientTable.messageId} from ${messageRecipientTable} where ${eq(messageRecipientTable.userId, userId)})`

/**
 * Talks with an AI of learners whom somebody follows: in activities that they host, and in courses and products where they
 * are instructor or were given one of these privileges.
 */
function isFollowedTalk(message: Message, actorId: number, privileges: readonly Privilege[]) {
  const { ownerId, targetId } = activityTeacherView
  const isHost = sql`${message.activityId} in (select ${ownerId} from ${activityTeacherView} where ${eq(targetId, actorId)})`
  const at = { learnerId: message.senderId, activityId: message.activityId }
  const isTheirs = hasEnrolment(at, isLedBy(actorId, enrolmentView, privileges))
  return and(inArray(message.type, [...talkTypes]), or(isHost, isTheirs))
}

const seesTalks: readonly Privilege[] = ['viewLearners', 'answerMessages']

const isVisible = (message: Message, { id }: Actor) =>
  or(eq(message.senderId, id), isSentTo(message, id), isFollowedTalk(message, id, seesTalks))

/**
 * The messages that somebody may read: what they wrote, what was sent to them, the talks that they follow, and all messages
 * of a conversation that began so. A super administrator reads every one.
 */
export function readableMessages(actor: Actor): SQL | undefined {
  if (seesEvery(messageOwnership, actor)) return undefined
  const begun = sql`exists (select 1 from ${messageTable} as ${sql.identifier('root')} where ${eq(root.id, messageTable.parentId)} and ${isVisible(root, actor)})`
  return or(isVisible(messageTable, actor), begun)
}

const isOwnTalk = ({ id }: Actor) =>
  sql`(${messageTable.senderId} is not distinct from ${id} and ${inArray(messageTable.type, [...talkTypes])})`

const hasReply = sql`exists (select 1 from ${messageTable} as reply where reply.parent_id = ${messageTable.id})`

/**
 * The conversations in which somebody takes part, as a condition over what began them: questions and words of teachers that
 * they sent or received, and their own talk with an AI once a person has answered in it.
 */
export function ownConversations(actor: Actor): SQL | undefined {
  const isBetweenPeople = and(
    inArray(messageTable.type, ['teachered', 'teachering']),
    or(eq(messageTable.senderId, actor.id), isSentTo(messageTable, actor.id)),
  )
  return and(isNull(messageTable.parentId), or(isBetweenPeople, and(isOwnTalk(actor), hasReply)))
}

/**
 * The conversations in which somebody may speak: those in which they take part, and talks of learners whose messages they
 * answer; a super administrator in every one. A notice by the system has no answer.
 */
export function answerableMessages(actor: Actor): SQL | undefined {
  const isFollowed = and(
    isNull(messageTable.parentId),
    sql`not ${isOwnTalk(actor)}`,
    seesEvery(messageOwnership, actor)
      ? sql`${messageTable.type} <> 'message'`
      : isFollowedTalk(messageTable, actor.id, ['answerMessages']),
  )
  return or(ownConversations(actor), isFollowed)
}
