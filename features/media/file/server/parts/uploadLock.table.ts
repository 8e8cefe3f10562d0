import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#kit/data/server/table.ts'

/** Which request works on an upload, at whichever server; a row whose time is over is free for the next. */
export const uploadLockTable = pgTable('upload_lock', {
  uploadId: text().primaryKey(),
  // Of one request alone.
  holder: text().notNull(),
  // By the clock of the database.
  until: moment().notNull(),
  // Somebody waits; the holder is told by a trigger, and so is who waits once the row is gone.
  isWanted: boolean().notNull().default(false),
})
