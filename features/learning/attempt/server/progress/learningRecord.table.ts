import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { falling, foreignId, listIndex, moment, stampColumns } from '#kit/data/server/table.ts'
import type { StoredStatus } from '../../learning.states.ts'
import { resultColumns } from './learning.table.ts'

interface Waiting {
  readonly status: PgColumn | SQL
  readonly unlockAt: PgColumn | SQL
}

/** When a waiting record opens, for an index and what is asked of it: far beyond any clock where it waits for another one. */
export const opensAt = ({ unlockAt }: Pick<Waiting, 'unlockAt'>): SQL =>
  sql`coalesce(${unlockAt}, 9007199254740991)`

const isWaiting = ({ status }: Pick<Waiting, 'status'>): SQL =>
  sql`${status} = 'waiting' and deleted_at is null`

/**
 * H3: the learning record of one activity in one enrolment of one learner, made at redemption; or, without course and
 * enrolment, of an independent one, made at its first card. It repeats the result of the learning, so that a list of a million
 * is filtered and sorted on its own indexes. `updatedAt` is the learner's last action, before that the redemption.
 */
export const learningRecordTable = pgTable(
  'study',
  {
    ...stampColumns(),
    ...resultColumns(),
    userId: foreignId().notNull(),
    activityId: foreignId().notNull(),
    /** null: outside courses. */
    courseId: foreignId(),
    productId: foreignId(),
    enrolmentId: foreignId(),
    /** The day or section of the course, from 1. */
    unit: integer(),
    /** null: it waits for what comes before. */
    unlockAt: moment(),
    /** When its own day is over; null: it has none to be missed. */
    dueAt: moment(),
    status: text().$type<StoredStatus>().notNull().default('waiting'),
    versionId: foreignId(),
    startedAt: moment(),
    sittings: integer().notNull().default(0),
  },
  (table) => [
    unique('study_once').on(table.userId, table.activityId, table.courseId).nullsNotDistinct(),
    listIndex(falling(table.updatedAt), falling(table.id)),
    listIndex(falling(table.createdAt), falling(table.id)),
    listIndex(table.status, falling(table.updatedAt), falling(table.id)),
    index().on(table.courseId, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index().on(table.activityId, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    listIndex(table.courseId, table.status, falling(table.updatedAt), falling(table.id)),
    index().on(table.productId),
    index().on(table.enrolmentId, table.unit),
    // With the columns beside the expression, locked and pending ones are counted without a look at the rows.
    index('study_waiting').on(opensAt(table), table.unlockAt, table.activityId).where(isWaiting(table)),
    index('study_waiting_in_course')
      .on(table.courseId, opensAt(table), table.unlockAt, table.activityId)
      .where(isWaiting(table)),
    // What was learned lately, and by whose it is.
    index('study_finished')
      .on(table.finishedAt, table.courseId, table.productId, table.activityId)
      .where(sql`${table.finishedAt} is not null and deleted_at is null`),
  ],
)
