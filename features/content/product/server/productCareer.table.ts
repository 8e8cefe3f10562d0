import { linkTable } from '#kit/data/server/table.ts'

export const productCareerTable = linkTable('product_career')
