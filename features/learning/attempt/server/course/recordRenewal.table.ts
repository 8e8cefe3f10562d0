import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { foreignId, moment } from '#kit/data/server/table.ts'

/** A saved course of which not everybody has their new records yet. */
export const recordRenewalTable = pgTable('study_renewal', {
  courseId: foreignId().primaryKey(),
  /** The last enrolment that has them. */
  doneUpTo: foreignId().notNull().default(0),
  /** When it was queued, or went on last. */
  at: moment().notNull(),
  /** The run of the job that is at it: no other one goes on with it before this one is lost. */
  runner: uuid(),
})
