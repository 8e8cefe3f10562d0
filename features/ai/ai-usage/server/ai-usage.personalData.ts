import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, ownRows, stays } from '#kit/call/server/personalData.ts'
import { aiCallTable, aiLimitTable, aiUsageTable } from './aiUsage.table.ts'

export const aiUsagePersonalData: PersonalData = {
  fates: [
    stays(aiUsageTable, because.books, 'day', 'ownerId', 'borrowerId', 'purpose'),
    stays(aiCallTable, because.books, 'day', 'ownerId', 'borrowerId', 'purpose'),
    stays(aiLimitTable, because.books, 'ownerId', 'scope'),
  ],
  own: {
    'ai-usage': ownRows(aiUsageTable, aiUsageTable.borrowerId),
  },
}
