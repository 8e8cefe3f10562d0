import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PicturePurpose } from '#kit/field.ts'
import { foreignId, stampColumns } from '#kit/server/table.ts'

/** What upload took in. The bytes are in the file store under `key`; `creatorId` is who uploaded. */
export const fileTable = pgTable(
  'file',
  {
    ...stampColumns(),
    // Unguessable: whoever knows a public file's key may see it.
    key: text().notNull(),
    thumbKey: text().notNull(),
    name: text().notNull(),
    mime: text().notNull(),
    size: integer().notNull(),
    thumbSize: integer().notNull(),
    width: integer(),
    height: integer(),
    purpose: text().$type<PicturePurpose>().notNull(),
    status: text().$type<'private' | 'public'>().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.key),
    uniqueIndex().on(table.thumbKey),
    index().on(table.creatorId, table.createdAt.desc().nullsFirst()),
    index().on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('file_name_search').using('gin', table.name.op('gin_trgm_ops')),
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
