import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { namedBy } from '#kit/resource/server/recordNames.ts'
import { agentSpec } from './agent.crud.ts'
import { agentHandlers } from './agent.handlers.ts'
import { agentPersonalData } from './agent.personalData.ts'

export const agentServer = {
  handlers: { agent: agentHandlers },
  records: [namedBy(agentSpec)],
  personalData: [agentPersonalData],
} satisfies FeatureServer
