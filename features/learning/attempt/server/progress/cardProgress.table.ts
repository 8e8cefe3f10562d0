import { jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { foreignId, moment } from '#kit/data/server/table.ts'

/** How far a learner is with a card, as its type keeps it; it never shrinks. */
export const cardProgressTable = pgTable(
  'card_progress',
  {
    learnerId: foreignId().notNull(),
    activityVersionId: foreignId().notNull(),
    cardId: foreignId().notNull(),
    progress: jsonb().$type<unknown>().notNull(),
    /** How long the card was on the screen, as far as it was reported with the progress. */
    durationMs: moment().notNull().default(0),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.activityVersionId, table.cardId] })],
)
