import { linkTable } from '#kit/server/table.ts'

export const productTagTable = linkTable('product_tag')
