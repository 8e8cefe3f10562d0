import { jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { foreignId, moment } from '#kit/server/table.ts'

/** How far a learner is with a card, as its type keeps it; it never shrinks. */
export const cardProgressTable = pgTable(
  'card_progress',
  {
    learnerId: foreignId().notNull(),
    activityVersionId: foreignId().notNull(),
    cardId: foreignId().notNull(),
    progress: jsonb().$type<unknown>().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.activityVersionId, table.cardId] })],
)
