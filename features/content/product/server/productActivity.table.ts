import { linkTable } from '#kit/data/server/table.ts'

/** The activities that a product of kind `activity` sells, in the order in which they are shown. */
export const productActivityTable = linkTable('product_activity')
