import { linkTable } from '#kit/data/server/table.ts'

/** Who teaches a course; they read it and its learning data. */
export const courseInstructorTable = linkTable('course_instructor')
