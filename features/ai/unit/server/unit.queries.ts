import { viewOf } from '#kit/data/server/viewOf.ts'
import { unitTable } from './unit.table.ts'

export const unitView = viewOf(unitTable, ['deletedAt', 'id', 'kind', 'measure', 'price', 'status'])
