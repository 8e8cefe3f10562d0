import { linkTable } from '#kit/data/server/table.ts'

export const courseCareerTable = linkTable('course_career')
export const courseTagTable = linkTable('course_tag')
