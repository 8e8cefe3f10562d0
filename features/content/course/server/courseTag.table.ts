import { linkTable } from '#kit/server/table.ts'

export const courseTagTable = linkTable('course_tag')
