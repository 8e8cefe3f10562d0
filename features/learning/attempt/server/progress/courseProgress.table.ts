import { boolean, index, pgTable } from 'drizzle-orm/pg-core'
import { falling, foreignId, moment } from '#kit/data/server/table.ts'

/** Of who has no own day left that can be missed: beyond any clock. */
export const neverDue = Number.MAX_SAFE_INTEGER

/**
 * H3: how far one running enrolment in a course is, kept beside its records so that a list of a million is filtered, counted and
 * paged on indexes. Triggers of `enrolment` and `study` write it in the transaction of each change (`renew_course_progress` in the
 * migrations); nobody else does. Each row is one learner's, so nobody waits for anybody else at it.
 */
export const courseProgressTable = pgTable(
  'course_progress',
  {
    enrolmentId: foreignId().primaryKey(),
    userId: foreignId().notNull(),
    courseId: foreignId().notNull(),
    productId: foreignId().notNull(),
    redeemedAt: moment().notNull(),
    /** There is something to learn, and all of it is learned. */
    isLearned: boolean().notNull().default(false),
    /** When the first own day ends of what is still to be learned: from then on its learner is behind. */
    dueAt: moment().notNull().default(neverDue),
  },
  (table) => [
    index().on(falling(table.redeemedAt), falling(table.enrolmentId)),
    index().on(table.courseId, falling(table.redeemedAt), falling(table.enrolmentId)),
    index().on(table.productId, falling(table.redeemedAt), falling(table.enrolmentId)),
    index().on(table.userId),
    index().on(table.isLearned, table.dueAt),
    index().on(table.courseId, table.isLearned, table.dueAt),
  ],
)
