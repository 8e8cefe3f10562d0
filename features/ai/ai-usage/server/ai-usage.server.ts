import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { provide } from '#kit/call/server/ports.ts'
import { costsOfMonth } from '#features/ai/agent/agent.ports.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import { readAgentCosts } from './agentCosts.ts'
import { aiUsageMetrics } from './ai-usage.metrics.ts'
import { bookForgottenCalls } from './bookForgottenCalls.ts'
import { aiUsageHandlers } from './ai-usage.handlers.ts'
import { aiUsagePersonalData } from './ai-usage.personalData.ts'
import { retainedUsage } from './ai-usage.retention.ts'

export const aiUsageServer = {
  handlers: { aiUsage: aiUsageHandlers },
  records: [
    // Limits are somebody's.
    { resource: 'ai-usage', table: userView, name: userView.nickname },
  ],
  provides: [provide(costsOfMonth, readAgentCosts)],
  metrics: aiUsageMetrics,
  retains: [retainedUsage],
  jobs: [bookForgottenCalls],
  personalData: [aiUsagePersonalData],
} satisfies FeatureServer
