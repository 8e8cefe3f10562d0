import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id, text } from '#kit/contract/field.ts'
import { among, filterShape, linked, pageBody, pageData, range, search, yesNo } from '#kit/contract/page.ts'
import { idQuery } from '#kit/contract/resource.ts'
import { staff } from '#kit/contract/role.ts'
import type { Ownership } from '#kit/contract/ownership.ts'
import { helpSource } from '#features/learning/help/help.source.ts'
import { uploaded } from '#features/media/file/file.contract.ts'
import { sentFiles } from './message.files.ts'
import { messageTypes, talkManners } from './message.kinds.ts'

/** LIM-text. */
export const answerMax = 500
/** How many are noted as read in one call. */
export const maxRead = 200

/** Filters of every list of messages. `read` is the asker's own flag; what was never sent to them is not unread. */
export const messageFilters = {
  content: search(),
  type: among(messageTypes),
  read: yesNo(),
  activityId: linked('activity'),
  senderId: linked('user'),
  createdAt: range(),
}

const person = {
  /** null: the system, or an AI. */
  senderId: id.nullable(),
  senderName: z.string(),
  senderAvatar: z.string(),
  isOwn: z.boolean(),
  isRead: z.boolean(),
  createdAt: z.number().int(),
} as const

/** A message as its reader finds it, in the reader's language where the system wrote it. */
export const messageRow = z.object({
  id,
  type: z.enum(messageTypes),
  parentId: id.nullable(),
  content: z.string(),
  ...person,
  activityId: id.nullable(),
  activityTitle: z.string(),
  cardId: id.nullable(),
  /** The record that it is about, where that is no activity. */
  about: z.object({ resource: z.string(), id }).nullable(),
  /** With whom the talk is that it tells of, or that goes along with it; null: there is none. */
  manner: z.enum(talkManners).nullable(),
  /** Of what somebody asked: whether it has an answer. */
  isAnswered: z.boolean(),
  fileCount: z.number().int(),
})
export type MessageRow = z.output<typeof messageRow>

/** What was said in a conversation, one bubble each. */
export const bubble = z.object({
  /** Unique in its conversation. */
  key: z.string(),
  /** null: a part of a talk with an AI, which is no message of its own. */
  messageId: id.nullable(),
  /** The turn of a talk with an AI in which it was said; null: a message. */
  turnId: id.nullable(),
  /**
   * `author`: the words of a card's author, which stood for an AI that did not answer; `prepared`: a hint that stood for what a tutor
   * or a partner was not to say, or did not.
   */
  by: z.enum(['person', 'ai', 'author', 'prepared', 'system']),
  content: z.string(),
  /** What the reply of a tutor or a partner relies on. */
  sources: z.array(helpSource),
  ...person,
  files: z.array(uploaded),
})
export type ThreadMessage = z.output<typeof bubble>

/** A conversation from its beginning, whichever of its messages was asked for. */
export const thread = z.object({
  /** The message that began it. */
  root: messageRow,
  cardTitle: z.string(),
  said: z.array(bubble),
  mayReply: z.boolean(),
})
export type Thread = z.output<typeof thread>

/** Everybody reads what was sent to them, what they said, and the talks of learners whom they follow. */
export const messageOwnership: Ownership = {
  rows: [
    { who: ['super_admin'], reads: ['every'], edits: ['every'] },
    { who: staff, reads: ['own', 'named'], edits: ['own', 'named'] },
  ],
}

const base = { words: 'message', who: staff } as const
const path = '/course/activity-interaction-discussion'
const filtered = z.strictObject(filterShape(messageFilters))

/** J1. Everybody sees what was sent to them and what they said; who follows learners sees their talks with an AI too. */
export const messageEndpoints = {
  page: endpoint({
    ...base,
    method: 'POST',
    path: `${path}/page`,
    effect: 'read',
    body: pageBody(messageFilters, ['createdAt']),
    data: pageData(messageRow),
  }),
  /** How many of them are read and unread; the filter `read` is left aside. */
  counts: endpoint({
    ...base,
    method: 'POST',
    path: `${path}/counts`,
    effect: 'read',
    body: filtered,
    data: z.object({ unread: z.number().int(), read: z.number().int() }),
  }),
  unreadCount: endpoint({
    ...base,
    method: 'GET',
    path: `${path}/unread-count`,
    who: 'signedIn',
    data: z.number().int(),
  }),
  thread: endpoint({
    ...base,
    method: 'GET',
    path: `${path}/thread`,
    about: { ownership: messageOwnership, need: 'read' },
    query: idQuery,
    data: thread,
  }),
  /** Notes messages as read by the asker. An id that is not theirs to see is refused, and nothing is noted. */
  updateRead: endpoint({
    ...base,
    method: 'PUT',
    path: `${path}/update-read`,
    log: 'seen',
    about: { ownership: messageOwnership, need: 'read' },
    body: z.strictObject({ ids: z.array(id).max(maxRead) }),
    data: z.literal(true),
  }),
  /** Notes everything as read that these filters leave; answers how much that was. */
  readAll: endpoint({
    ...base,
    method: 'PUT',
    path: `${path}/read-all`,
    log: 'seen',
    body: filtered,
    data: z.number().int(),
  }),
  /** Says something in a conversation, whichever of its messages is named. */
  create: endpoint({
    ...base,
    method: 'POST',
    path: `${path}/create`,
    log: 'ownRow',
    about: { ownership: messageOwnership, need: 'edit' },
    effect: 'create',
    limit: { max: 60, seconds: 60 },
    body: z.strictObject({
      parentId: id,
      content: text(answerMax, { multiline: true }).schema,
      fileIds: sentFiles,
    }),
    data: id,
  }),
} as const
