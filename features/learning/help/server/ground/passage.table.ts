import { bigserial, index, integer, pgTable, primaryKey, bigint, text } from 'drizzle-orm/pg-core'
import { foreignId } from '#kit/data/server/table.ts'
import { passageKinds } from '#features/ai/ai-config/help.kinds.ts'

/**
 * Texts that an answer may rely on: of cards as learners read them, so without any solution, and of courses as they are public.
 */
export const passageTable = pgTable(
  'passage',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text({ enum: passageKinds }).notNull(),
    /** Of a card, and of what belongs to one. */
    versionId: foreignId(),
    activityId: foreignId(),
    cardId: foreignId(),
    courseId: foreignId(),
    fileId: foreignId(),
    /** Among the passages of the same source. */
    place: integer().notNull(),
    title: text().notNull(),
    text: text().notNull(),
  },
  // Of texts there is none: a learner has met few of all these cards, whose passages are compared one by one.
  (table) => [index().on(table.versionId, table.cardId), index().on(table.courseId)],
)

/** What was cut into passages: it is cut again when its hash is another. */
export const passageSourceTable = pgTable(
  'passage_source',
  {
    kind: text({ enum: ['version', 'course', 'file'] }).notNull(),
    id: bigint({ mode: 'number' }).notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
)
