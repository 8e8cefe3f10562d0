import { linkTable } from '#kit/server/table.ts'

export const activityTagTable = linkTable('activity_tag')
