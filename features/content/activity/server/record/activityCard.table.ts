import { bigserial, index, pgTable } from 'drizzle-orm/pg-core'
import { foreignId, moment } from '#kit/data/server/table.ts'

/** Numbers of cards, given at birth and never again. One that an activity held once is that activity's for good. */
export const activityCardTable = pgTable(
  'activity_card',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    reservedBy: foreignId().notNull(),
    reservedAt: moment().notNull(),
    activityId: foreignId(),
  },
  (table) => [index().on(table.activityId)],
)
