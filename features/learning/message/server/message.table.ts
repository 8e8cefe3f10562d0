import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bigramsOf, foreignId, moment } from '#kit/data/server/table.ts'
import type { Phrase } from '#kit/i18n/words.ts'
import { messageTypes } from '../message.kinds.ts'

/**
 * What was said. Who is told, and has read it, stands in the recipients. A talk with an AI has one row here, which leads to
 * the talk itself: its words are kept once, by the feature that holds it.
 */
export const messageTable = pgTable(
  'message',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    type: text({ enum: messageTypes }).notNull(),
    /** Whose words they are; of a talk with an AI, who talks to it. null: the system, or an AI. */
    senderId: foreignId(),
    /** The message that began the conversation; it has none itself. */
    parentId: foreignId(),
    /** Of a talk: what was said in it last. */
    content: text().notNull(),
    /** Of a talk: when that was. */
    createdAt: moment().notNull(),
    /** What it is about. */
    activityId: foreignId(),
    cardId: foreignId(),
    // A learner's own number of this action: a repeated one has one effect.
    clientId: uuid(),
    /** What the system tells, said in the language of whoever reads it; `content` is what a person added. */
    told: jsonb().$type<Phrase>(),
    /** The record that it is about, where that is no activity. */
    aboutResource: text(),
    aboutId: foreignId(),
    fileIds: bigint({ mode: 'number' }).array().notNull().default([]),
    /** The first exchange of the talk with a card's AI. */
    talkId: foreignId(),
    /** The first exchange of the talk with a tutor or a partner that goes along with a question. */
    aboutTalkId: foreignId(),
  },
  (table) => [
    index().on(table.parentId),
    uniqueIndex().on(table.clientId),
    uniqueIndex().on(table.talkId),
    index().on(table.senderId, table.createdAt.desc().nullsFirst()),
    index().on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index().on(table.type, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index().on(table.activityId),
    index('message_content_search').using('gin', bigramsOf(table.content)),
  ],
)

export const messageRecipientTable = pgTable(
  'message_recipient',
  {
    messageId: foreignId().notNull(),
    userId: foreignId().notNull(),
    readAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId] }),
    index().on(table.userId, table.messageId),
    index('message_recipient_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
  ],
)
