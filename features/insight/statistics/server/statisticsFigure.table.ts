import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { foreignId } from '#kit/data/server/table.ts'
import type { Sums } from '../statistics.sums.ts'

/**
 * The sums over the aggregates of all learnings of a version, a group of learners and a day on which they began; `cardId` 0
 * is the whole activity. Each is also in the group `all`, in its month and in the day `all` (see `daysOf`), so that what is
 * asked most is few rows.
 */
export const statisticsFigureTable = pgTable(
  'statistics_figure',
  {
    versionId: foreignId().notNull(),
    cohort: text().notNull(),
    day: text().notNull(),
    cardId: foreignId().notNull(),
    activityId: foreignId().notNull(),
    sums: jsonb().$type<Sums>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.cohort, table.day, table.cardId] }),
    // The board: whole activities of a group, side by side.
    index('statistics_figure_board')
      .on(table.cohort, table.day, table.activityId)
      .where(sql`${table.cardId} = 0`),
    index().on(table.activityId, table.cohort, table.day),
  ],
)
