import type { HandlersOf } from '#kit/call/server/context.ts'
import type { aiUsageEndpoints } from '../ai-usage.contract.ts'
import { setLimit } from './setLimit.ts'
import { readUsage } from './usage.read.ts'
import { readSummary } from './usage.summary.ts'

export const aiUsageHandlers: HandlersOf<typeof aiUsageEndpoints> = {
  page: (call) => readUsage(call, call.body),
  summary: (call) => readSummary(call, call.query),
  limit: (call) => setLimit(call, call.body),
}
