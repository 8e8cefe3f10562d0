import {
  bigserial,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { foreignId, moment } from '#kit/data/server/table.ts'
import type { AbilityScore } from '../../learning.scores.ts'
import type { LearningResult } from '../../learning.states.ts'

/** What somebody has reached: a learning has it, and each of its learning records repeats it. */
export const resultColumns = () => ({
  finishedAt: moment(),
  scaled: doublePrecision(),
  points: doublePrecision().notNull().default(0),
  maxPoints: doublePrecision().notNull().default(0),
  stars: integer().notNull().default(0),
  durationMs: moment().notNull().default(0),
  /** How often they sat down to it. */
  sittings: integer().notNull().default(1),
  scores: jsonb().$type<readonly AbilityScore[]>().notNull().default([]),
})

/**
 * A learning: one learner in one activity, with the version that was pinned at the first card. Never deleted. Its learning
 * records, one for each course that the activity belongs to, are in `study`.
 */
export const learningTable = pgTable(
  'learning',
  {
    // A joined row counts as missing where its first column is null.
    id: bigserial({ mode: 'number' }).primaryKey(),
    ...resultColumns(),
    userId: foreignId().notNull(),
    activityId: foreignId().notNull(),
    versionId: foreignId().notNull(),
    status: text().$type<LearningResult['status']>().notNull().default('learning'),
    /** Something was handed in and waits for a person's word on it; nothing else is left to do. */
    awaitsTeacher: boolean().notNull().default(false),
    startedAt: moment().notNull(),
    lastAt: moment().notNull(),
    /** IANA; the learner's days begin in it. */
    timeZone: text().notNull().default('Asia/Shanghai'),
    /** The card that was open last. */
    position: foreignId(),
    /** When its answers went, by the operator's rule. Its result stays as it was, whatever is done after it. */
    answersForgottenAt: moment(),
  },
  (table) => [
    uniqueIndex().on(table.userId, table.activityId),
    index().on(table.activityId, table.lastAt.desc().nullsFirst()),
    index().on(table.lastAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index().on(table.startedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // Those whose answers may go one day.
    index('learning_answered')
      .on(table.lastAt)
      .where(sql`${table.status} = 'learned' and ${table.lastAt} > coalesce(${table.answersForgottenAt}, 0)`),
  ],
)

export type Learning = typeof learningTable.$inferSelect

/** How long somebody learned on one local day, `2026-11-22`, and how many actions there were. */
export const learningDayTable = pgTable(
  'learning_day',
  {
    learningId: foreignId().notNull(),
    day: date({ mode: 'string' }).notNull(),
    durationMs: moment().notNull(),
    deeds: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.learningId, table.day] }), index().on(table.day)],
)
