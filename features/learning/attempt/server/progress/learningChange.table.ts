import { bigserial, pgTable } from 'drizzle-orm/pg-core'
import { foreignId } from '#kit/data/server/table.ts'

/**
 * A learning has changed: written with the change, taken away by whoever keeps figures of it. Only ever added to, so
 * that many who learn at once never wait for each other.
 */
export const learningChangeTable = pgTable('learning_change', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  learningId: foreignId().notNull(),
})
