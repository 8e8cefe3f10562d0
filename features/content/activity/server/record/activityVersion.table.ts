import { bigserial, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { WrittenOf } from '#kit/contract/resource.ts'
import { bigramsOf, foreignId, moment } from '#kit/data/server/table.ts'
import type { activity } from '../../activity.contract.ts'

/** What was published, as it was: inserted once, never updated, never deleted. Learners read nothing else. */
export const activityVersionTable = pgTable(
  'activity_version',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    activityId: foreignId().notNull(),
    number: integer().notNull(),
    label: text().notNull(),
    parentVersionId: foreignId(),
    title: text().notNull(),
    fields: jsonb().$type<WrittenOf<typeof activity>>().notNull(),
    cards: jsonb().$type<readonly unknown[]>().notNull(),
    cardCount: integer().notNull(),
    // Names the deck by its content, so that a parsed one can be kept at hand.
    deckHash: text().notNull(),
    creatorId: foreignId().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.activityId, table.number),
    index('activity_version_title_search').using('gin', bigramsOf(table.title)),
  ],
)
