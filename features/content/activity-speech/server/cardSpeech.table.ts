import { and, eq, gt, notExists, sql } from 'drizzle-orm'
import {
  alias,
  index,
  integer,
  pgTable,
  primaryKey,
  QueryBuilder,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { foreignId, moment } from '#kit/data/server/table.ts'
import type { CardOutcome, SpeechTaskStatus } from '../speechTask.states.ts'

/**
 * The sound of a card, beside its deck so that no editing is disturbed (D6). It belongs to the words that were spoken: a
 * published version goes on speaking its own while the working copy has new ones.
 */
export const cardSpeechTable = pgTable(
  'card_speech',
  {
    cardId: foreignId().notNull(),
    /** Of what was read aloud. */
    textHash: text().notNull(),
    activityId: foreignId().notNull(),
    voiceId: foreignId().notNull(),
    /** Hundredths: 50 to 200. */
    speed: integer().notNull(),
    fileId: foreignId().notNull(),
    creatorId: foreignId(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cardId, table.textHash] }), index().on(table.activityId)],
)

/** A request to read many cards aloud; one at a time an activity. */
export const speechTaskTable = pgTable(
  'speech_task',
  {
    id: foreignId().primaryKey().generatedAlwaysAsIdentity(),
    activityId: foreignId().notNull(),
    creatorId: foreignId().notNull(),
    voiceId: foreignId().notNull(),
    speed: integer().notNull(),
    status: text().$type<SpeechTaskStatus>().notNull().default('pending'),
    /** Raised by each worker that takes it up; one that was thought dead sees that it is not its turn any more. */
    run: integer().notNull().default(0),
    createdAt: moment().notNull(),
    finishedAt: moment(),
  },
  (table) => [
    index().on(table.activityId, table.id),
    uniqueIndex('speech_task_running')
      .on(table.activityId)
      .where(sql`status in ('pending', 'working')`),
  ],
)

export const speechTaskCardTable = pgTable(
  'speech_task_card',
  {
    taskId: foreignId().notNull(),
    cardId: foreignId().notNull(),
    position: integer().notNull(),
    outcome: text().$type<CardOutcome>().notNull().default('waiting'),
    /** Why it failed: the kind of an `AiError`; '' while it has not. */
    failure: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.cardId] })],
)

const later = alias(speechTaskTable, 'later')
const query = new QueryBuilder()

/** Activities of which the last task has cards that failed and were not tried again. */
export const speechFailures = query
  .select({ activityId: speechTaskTable.activityId })
  .from(speechTaskTable)
  .innerJoin(
    speechTaskCardTable,
    and(eq(speechTaskCardTable.taskId, speechTaskTable.id), eq(speechTaskCardTable.outcome, 'failed')),
  )
  .where(
    notExists(
      query
        .select({ one: sql`1` })
        .from(later)
        .where(and(eq(later.activityId, speechTaskTable.activityId), gt(later.id, speechTaskTable.id))),
    ),
  )
