import { sql } from 'drizzle-orm'
import { bigserial, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { foreignId, moment } from '#kit/data/server/table.ts'

/** Somebody may learn a course, or an activity that a product sells by itself. Exactly one of the two is set. */
export const enrolmentTable = pgTable(
  'enrolment',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: foreignId().notNull(),
    productId: foreignId().notNull(),
    courseId: foreignId(),
    activityId: foreignId(),
    /** What it came by. */
    codeId: foreignId(),
    orderId: foreignId(),
    /** IANA; fixed here, so that a traveller moves no day of the course. */
    timeZone: text().notNull(),
    /** Day 1 in that zone, `2026-11-22`: of redemption, in a camp its start date. */
    startsOn: date({ mode: 'string' }).notNull(),
    redeemedAt: moment().notNull(),
    /** Paid back: the course is closed to this learner, what was begun can be finished. */
    endedAt: moment(),
  },
  (table) => [
    uniqueIndex('enrolment_course_once')
      .on(table.userId, table.courseId)
      .where(sql`${table.endedAt} is null and ${table.courseId} is not null`),
    uniqueIndex('enrolment_activity_once')
      .on(table.userId, table.activityId)
      .where(sql`${table.endedAt} is null and ${table.activityId} is not null`),
    // The learners of a course, in the order in which a renewal goes through them.
    index('enrolment_running')
      .on(table.courseId, table.id)
      .where(sql`${table.endedAt} is null`),
    index().on(table.productId, table.courseId),
    index().on(table.userId),
    index().on(table.codeId),
    index().on(table.orderId),
  ],
)
