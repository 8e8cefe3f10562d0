import { linkTable } from '#kit/data/server/table.ts'

export const courseTagTable = linkTable('course_tag')
