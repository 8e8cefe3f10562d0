import { bigserial, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ColumnSettings } from '#kit/table/columnSettings.ts'
import type { SavedView } from '#kit/list/savedView.ts'
import { foreignId, moment } from '#kit/data/server/table.ts'

export const savedViewTable = pgTable(
  'saved_view',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    creatorId: foreignId().notNull(),
    /** By the path of the call that answers its pages. */
    list: text().notNull(),
    name: text().notNull(),
    isShared: boolean().notNull(),
    search: jsonb().$type<SavedView['search']>().notNull(),
    columns: jsonb().$type<ColumnSettings>().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index().on(table.list), index().on(table.creatorId)],
)
