import { port } from '#kit/contract/port.ts'

/** A running enrolment: in a course, or in an activity that is sold by itself. */
export interface RunningEnrolment {
  readonly courseId: number | null
  readonly activityId: number | null
  /** Unix milliseconds. */
  readonly redeemedAt: number
  /**
   * When the last public activity of the course was learned, in Unix milliseconds; null where something of it is still to be
   * learned, and of an activity.
   */
  readonly learnedAt: number | null
  /** When the product ends by which it came: from then on it is only to be read. Null: it does not. */
  readonly endsAt: number | null
}

/** What a learner may learn by an order or a code. */
export const runningEnrolments = port<{ readonly userId: number }, readonly RunningEnrolment[]>(
  'runningEnrolments',
)

/** How many learners a change of a course reaches. */
export const learnersOfCourse = port<{ readonly courseId: number }, number>('learnersOfCourse')
