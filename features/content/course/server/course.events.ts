import { event } from '#kit/call/server/event.ts'

/** Somebody has saved a course: its places or its rules may be others now. */
export const courseSaved = event<{ readonly courseId: number }>('courseSaved')
