import { linkTable } from '#kit/server/table.ts'

export const productAbilityTable = linkTable('product_ability')
