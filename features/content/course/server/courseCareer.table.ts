import { linkTable } from '#kit/server/table.ts'

export const courseCareerTable = linkTable('course_career')
