import { port } from '#kit/contract/port.ts'

/**
 * Whether the asker may fill this course with an activity: a public one, an own one, one that was entrusted to them, or the one
 * that the activity is bound to already. One that was deleted is none.
 */
export const mayFillCourse = port<{ readonly courseId: number; readonly isBound: boolean }, boolean>(
  'mayFillCourse',
)
