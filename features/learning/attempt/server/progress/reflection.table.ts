import { bigserial, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { foreignId, moment } from '#kit/data/server/table.ts'

/** How a learner rates one ability of theirs at the end of an activity, and what they say of it; the last word stands. */
export const reflectionTable = pgTable(
  'reflection',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    learningId: foreignId().notNull(),
    activityId: foreignId().notNull(),
    abilityId: foreignId().notNull(),
    // The client's own number of the action that it came with.
    clientId: uuid().notNull(),
    /** 1 to 5. */
    rating: integer().notNull(),
    text: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.learningId, table.abilityId),
    index().on(table.activityId, table.at.desc().nullsFirst()),
    index().on(table.clientId),
  ],
)
