import { viewOf } from '#kit/server/viewOf.ts'
import { agentTable } from './agent.table.ts'

export const agentView = viewOf(agentTable, [
  'assistantId',
  'baseUrl',
  'creatorId',
  'deletedAt',
  'id',
  'isPublic',
  'name',
  'platform',
  'sealedKey',
  'sealedSecret',
  'status',
])

/** Where a secret of an agent is sealed: it opens for this row and this owner alone. */
export const secretPlace = (
  agent: { readonly id: number; readonly creatorId: number | null },
  secret: 'apiKey' | 'secret',
): string => `agent:${agent.id}:${agent.creatorId ?? 0}:${secret}`
