import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { agentSpec } from './agent.spec.ts'
import { agentHandlers } from './agent.handlers.ts'

export const agentServer = {
  handlers: { agent: agentHandlers },
  records: [namedBy(agentSpec)],
} satisfies FeatureServer
