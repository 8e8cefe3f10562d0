import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { namedBy } from '#kit/resource/server/recordNames.ts'
import { sealedRows } from '#kit/secret/server/sealedRows.ts'
import { agentSpec } from './agent.crud.ts'
import { agentHandlers } from './agent.handlers.ts'
import { agentPersonalData } from './agent.personalData.ts'
import { secretPlace } from './agent.queries.ts'
import { agentTable } from './agent.table.ts'

export const agentServer = {
  handlers: { agent: agentHandlers },
  records: [namedBy(agentSpec)],
  personalData: [agentPersonalData],
  sealed: [
    sealedRows(agentTable, {
      sealedKey: (agent) => secretPlace(agent, 'apiKey'),
      sealedSecret: (agent) => secretPlace(agent, 'secret'),
    }),
  ],
} satisfies FeatureServer
