import { linkTable } from '#kit/data/server/table.ts'

export const careerTagTable = linkTable('career_tag')
