import { viewOf } from '#kit/server/viewOf.ts'
import { aiUsageTable } from './aiUsage.table.ts'

export const aiUsageView = viewOf(aiUsageTable, ['agentId', 'cost', 'day'])
