import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { FilePurpose } from '#kit/contract/file.ts'
import { foreignId, moment } from '#kit/data/server/table.ts'
import type { StoredPart } from '#kit/files/server/multipart.ts'
import type { Inspection } from './inspectFile.ts'

/**
 * A file on its way. Its bytes grow in the folder `uploads` of DATA_DIR under `id`, beside a note of how many there will be; or,
 * where there is an S3-compatible store, as parts there, of which the row knows.
 */
export const uploadTable = pgTable(
  'upload',
  {
    // Unguessable; still only its owner reaches it.
    id: text().primaryKey(),
    ownerId: foreignId().notNull(),
    purpose: text().$type<FilePurpose>().notNull(),
    name: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    createdAt: moment().notNull(),
    // Bytes that the shared store has; 0 where they grow on a disk.
    arrived: bigint({ mode: 'number' }).notNull().default(0),
    // What the shared store calls the object that the parts will be.
    multipartId: text(),
    parts: jsonb().$type<readonly StoredPart[]>().notNull().default([]),
    // Tries count too: no two requests ever send a part under one number.
    lastPart: integer().notNull().default(0),
    // The object with the bytes behind the last part, too few for a part of their own.
    tailKey: text(),
    // Where the bytes go; noted first, so that a crash between the move and the row below loses nothing.
    key: text(),
    // What its bytes said it is.
    found: jsonb().$type<Inspection>(),
    // Once it is finished: asking again for the same upload gives the same file.
    fileId: foreignId(),
  },
  (table) => [index().on(table.ownerId), index().on(table.createdAt)],
)

export type UploadRow = typeof uploadTable.$inferSelect
