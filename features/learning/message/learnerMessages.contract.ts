import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id, text } from '#kit/contract/field.ts'
import type { Ownership } from '#kit/contract/ownership.ts'
import { learnerAction } from '#features/learning/attempt/attempt.contract.ts'
import { sentFiles } from './message.files.ts'

/** A question stays short: who reads it has two hundred learners. In graphemes. */
export const questionLength = 500

/** What was said to somebody. */
const recipientOwnership: Ownership = {
  rows: [{ who: 'signedIn', reads: ['named'], edits: ['named'] }],
}

/** Whoever sent or received what began a conversation takes part in it; no role opens those of others here. */
const participantOwnership: Ownership = {
  rows: [{ who: 'signedIn', reads: ['own', 'named'], edits: ['own', 'named'] }],
}

const writtenText = text(questionLength, { multiline: true }).schema

/** What was said, as its reader finds it. */
const messageFields = {
  id,
  content: z.string(),
  at: z.number().int(),
  isOwn: z.boolean(),
  /** '' where nobody in particular wrote it. */
  senderName: z.string(),
  isRead: z.boolean(),
  files: z.array(z.object({ url: z.string(), name: z.string() })),
}

/** A question with its answers, or a notice to the learner. */
export const learnThread = z.object({
  ...messageFields,
  /** What it is about; null: nothing in particular. */
  activityId: id.nullable(),
  activityTitle: z.string(),
  cardId: id.nullable(),
  replies: z.array(z.object(messageFields)),
  /** It is between people, or a person has answered in it: its learner may write in it. */
  mayReply: z.boolean(),
})
export type LearnThread = z.output<typeof learnThread>

const base = { words: 'learning', who: 'signedIn' } as const
const page = z.strictObject({ pageNo: z.coerce.number().int().min(1).max(500).default(1) })

/** What passes between a learner and those who teach. */
export const learnerMessageEndpoints = {
  /** DEF-question. To host teachers, the creator, and assistants who may answer. */
  ask: endpoint({
    ...learnerAction,
    path: '/learn/ask',
    log: 'ownRow',
    limit: { max: 20, seconds: 60 },
    body: z.strictObject({
      clientId: z.uuid(),
      activityId: id,
      cardId: id.optional(),
      /** The talk with the tutor or the partner of this activity that goes along: by the exchange that it began with. */
      talkId: id.optional(),
      text: writtenText,
    }),
    data: id,
  }),
  /** DEF-reply. In a conversation in which the learner takes part, whichever of its messages is named. */
  reply: endpoint({
    ...base,
    method: 'POST',
    path: '/learn/reply',
    log: 'ownRow',
    about: { ownership: participantOwnership, need: 'edit' },
    effect: 'write',
    limit: { max: 20, seconds: 60 },
    body: z.strictObject({ clientId: z.uuid(), replyTo: id, text: writtenText, fileIds: sentFiles }),
    data: id,
  }),
  /** Own questions and talks that were answered, and notices to the learner; the one with the last message comes first. */
  messages: endpoint({
    ...base,
    method: 'GET',
    path: '/learn/messages',
    query: page,
    data: z.object({ list: z.array(learnThread), hasMore: z.boolean() }),
  }),
  /** How much of it is unread. */
  unread: endpoint({ ...base, method: 'GET', path: '/learn/unread', data: z.number().int() }),
  read: endpoint({
    ...base,
    method: 'POST',
    path: '/learn/read',
    log: 'seen',
    about: { ownership: recipientOwnership, need: 'read' },
    body: z.strictObject({ ids: z.array(id).max(200) }),
    data: z.literal(true),
  }),
} as const
