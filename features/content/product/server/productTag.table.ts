import { linkTable } from '#kit/data/server/table.ts'

export const productTagTable = linkTable('product_tag')
