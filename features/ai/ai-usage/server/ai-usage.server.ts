import { userTable } from '#features/people/user/server/user.table.ts'
import type { FeatureServer } from '#kit/server/feature.ts'
import { bookForgottenCalls } from './bookForgottenCalls.ts'
import { aiUsageHandlers } from './ai-usage.handlers.ts'

export const aiUsageServer = {
  handlers: { aiUsage: aiUsageHandlers },
  records: [
    // Limits are somebody's.
    { resource: 'ai-usage', table: userTable, name: userTable.nickname },
  ],
  jobs: [bookForgottenCalls],
} satisfies FeatureServer
