import { linkTable } from '#kit/data/server/table.ts'

export const activityTagTable = linkTable('activity_tag')
