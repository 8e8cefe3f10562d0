import { event } from '#kit/call/server/event.ts'
import type { Enrolment } from './enrolment.queries.ts'

/** Somebody is enrolled: for the first time, or from now on by another product than before. */
export const learnerEnrolled = event<{ readonly enrolment: Enrolment }>('learnerEnrolled')

/** Enrolments were paid back and are over. */
export const enrolmentsEnded = event<{ readonly enrolmentIds: readonly number[] }>('enrolmentsEnded')
