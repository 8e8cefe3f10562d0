import { bigserial, index, integer, pgTable, primaryKey, bigint, text } from 'drizzle-orm/pg-core'
import { bigramsOf, foreignId } from '#kit/data/server/table.ts'
import { passageKinds } from '../../help.kinds.ts'

/** Texts that an answer may rely on: of cards as learners read them, so without any solution, and of courses as they are public. */
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
  (table) => [
    index().on(table.versionId, table.cardId),
    index().on(table.courseId),
    index('passage_text_search').using('gin', bigramsOf(table.text)),
  ],
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
