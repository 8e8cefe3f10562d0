import { viewOf } from '#kit/data/server/viewOf.ts'
import { abilityTable } from './ability.table.ts'

export const abilityView = viewOf(abilityTable, [
  'creatorId',
  'deletedAt',
  'headImage',
  'id',
  'name',
  'status',
])
