import { linkTable } from '#kit/server/table.ts'

export const careerTagTable = linkTable('career_tag')
