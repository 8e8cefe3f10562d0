import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { agentSpec } from './agent.spec.ts'

export const agentServer: FeatureServer = {
  records: [namedBy(agentSpec)],
}
