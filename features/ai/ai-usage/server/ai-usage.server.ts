import { userView } from '#features/people/user/server/user.queries.ts'
import type { FeatureServer } from '#kit/server/feature.ts'
import { bookForgottenCalls } from './bookForgottenCalls.ts'
import { aiUsageHandlers } from './ai-usage.handlers.ts'

export const aiUsageServer = {
  handlers: { aiUsage: aiUsageHandlers },
  records: [
    // Limits are somebody's.
    { resource: 'ai-usage', table: userView, name: userView.nickname },
  ],
  jobs: [bookForgottenCalls],
} satisfies FeatureServer
