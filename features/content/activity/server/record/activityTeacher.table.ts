import { linkTable } from '#kit/data/server/table.ts'

/** The host teachers of an activity; they read it and its learning data. */
export const activityTeacherTable = linkTable('activity_teacher')
