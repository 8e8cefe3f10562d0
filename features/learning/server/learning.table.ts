import { bigserial, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { foreignId, moment } from '#kit/server/table.ts'
import type { Reached } from '../learning.states.ts'

/** One learner in one activity, and the version that was pinned at the first card. Never deleted. */
export const learningTable = pgTable(
  'learning',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: foreignId().notNull(),
    activityId: foreignId().notNull(),
    versionId: foreignId().notNull(),
    status: text().$type<Reached['status']>().notNull().default('learning'),
    startedAt: moment().notNull(),
    lastAt: moment().notNull(),
    finishedAt: moment(),
    scaled: doublePrecision(),
    points: doublePrecision().notNull().default(0),
    maxPoints: doublePrecision().notNull().default(0),
    stars: integer().notNull().default(0),
    durationMs: moment().notNull().default(0),
    /** The card that was open last. */
    position: foreignId(),
  },
  (table) => [
    uniqueIndex().on(table.userId, table.activityId),
    index().on(table.activityId, table.lastAt.desc().nullsFirst()),
    index().on(table.lastAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index().on(table.startedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)
