import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bigramsOf, falling, listIndex, stampColumns } from '#kit/data/server/table.ts'
import type { ConfigCategory, ConfigKind } from '../ai-config.kinds.ts'

export const aiConfigTable = pgTable(
  'ai_config',
  {
    ...stampColumns(),
    name: text().notNull(),
    status: text().notNull().default('idle'),
    kind: text().$type<ConfigKind>().notNull(),
    category: text().$type<ConfigCategory>().notNull(),
    /** As it was typed. */
    json: text().notNull(),
    /** The same as a value, for those who ask by it: `configOf(name, row?.value)`. */
    value: jsonb().notNull(),
  },
  (table) => [
    index('ai_config_name_search').using('gin', bigramsOf(table.name)),
    listIndex(falling(table.updatedAt), falling(table.id)),
    uniqueIndex('ai_config_in_use')
      .on(table.kind, table.category)
      .where(sql`status = 'inUse' and deleted_at is null`),
  ],
)
