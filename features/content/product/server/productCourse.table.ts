import { linkTable } from '#kit/data/server/table.ts'

/** The courses that a product of kind `course` sells, in the order in which they are shown. */
export const productCourseTable = linkTable('product_course')
