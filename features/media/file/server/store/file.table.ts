import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { FileKind, FilePurpose } from '#kit/contract/file.ts'
import { bigramsOf, foreignId, stampColumns } from '#kit/data/server/table.ts'

/** What upload took in. The bytes are in the file store under `key`; `creatorId` is who uploaded. */
export const fileTable = pgTable(
  'file',
  {
    ...stampColumns(),
    // Unguessable: whoever knows a public file's key may see it.
    key: text().notNull(),
    // Of pictures alone.
    thumbKey: text(),
    name: text().notNull(),
    mime: text().notNull(),
    // 2 GB is one more than an integer holds.
    size: bigint({ mode: 'number' }).notNull(),
    thumbSize: integer(),
    width: integer(),
    height: integer(),
    // Of sounds and films, where their bytes say it.
    durationMs: integer(),
    kind: text().$type<FileKind>().notNull().default('picture'),
    purpose: text().$type<FilePurpose>().notNull(),
    status: text().$type<'private' | 'public'>().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.key),
    uniqueIndex().on(table.thumbKey),
    index().on(table.creatorId, table.createdAt.desc().nullsFirst()),
    // Deleted ones too: the figure of what was uploaded today counts them.
    index().on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('file_name_search').using('gin', bigramsOf(table.name)),
  ],
)

/** Which records show which files. */
export const fileUseTable = pgTable(
  'file_use',
  {
    fileId: foreignId().notNull(),
    resource: text().notNull(),
    resourceId: foreignId().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resource, table.resourceId, table.fileId] }),
    index().on(table.fileId),
  ],
)
