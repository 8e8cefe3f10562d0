import { linkTable } from '#kit/data/server/table.ts'

export const productAbilityTable = linkTable('product_ability')
