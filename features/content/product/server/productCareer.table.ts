import { linkTable } from '#kit/server/table.ts'

export const productCareerTable = linkTable('product_career')
