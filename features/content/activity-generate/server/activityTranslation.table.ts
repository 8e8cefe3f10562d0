import { bigserial, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { foreignId, moment } from '#kit/data/server/table.ts'
import type { Language } from '#kit/i18n/words.ts'
import type { TranslationMarks } from '../translation.ts'

/** Which activity is a translation of which, and what each of its texts was made of (D13). */
export const activityTranslationTable = pgTable(
  'activity_translation',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    sourceId: foreignId().notNull(),
    // The copy in the other language: an activity like any other.
    activityId: foreignId().notNull(),
    language: text().$type<Language>().notNull(),
    marks: jsonb().$type<TranslationMarks>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.activityId), index().on(table.sourceId, table.language)],
)
