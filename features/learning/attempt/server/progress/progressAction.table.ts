import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { foreignId, moment } from '#kit/data/server/table.ts'

/** Reports of progress that were taken, by the client's own number of each: the time of a repeated one counts once. */
export const progressActionTable = pgTable(
  'progress_deed',
  {
    clientId: uuid().primaryKey(),
    learnerId: foreignId().notNull(),
    activityVersionId: foreignId().notNull(),
    cardId: foreignId().notNull(),
    at: moment().notNull(),
  },
  // Rows lie as they come, so that some ranges of pages say where the old ones are.
  (table) => [index().using('brin', table.at)],
)
