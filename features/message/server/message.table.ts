import { sql } from 'drizzle-orm'
import { bigserial, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { foreignId, moment } from '#kit/server/table.ts'

export const messageTypes = ['message', 'teachering', 'teachered', 'simple', 'multiple'] as const

/** What was said. Who is told, and has read it, stands in the recipients. */
export const messageTable = pgTable(
  'message',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    type: text({ enum: messageTypes }).notNull(),
    senderId: foreignId(),
    parentId: foreignId(),
    content: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.parentId)],
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
    index('message_recipient_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
  ],
)
