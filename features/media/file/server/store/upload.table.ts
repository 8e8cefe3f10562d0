import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { FilePurpose } from '#kit/contract/file.ts'
import { foreignId, moment } from '#kit/data/server/table.ts'
import type { Inspection } from './inspectFile.ts'

/** A file on its way. Its bytes grow in the folder `uploads` of DATA_DIR under `id`, beside a note of how many there will be. */
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
    // Where the bytes go; noted first, so that a crash between the move and the row below loses nothing.
    key: text(),
    // What its bytes said it is.
    found: jsonb().$type<Inspection>(),
    // Once it is finished: asking again for the same upload gives the same file.
    fileId: foreignId(),
  },
  (table) => [index().on(table.ownerId), index().on(table.createdAt)],
)
