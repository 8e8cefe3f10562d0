import { and, eq, sql } from 'drizzle-orm'
import { accessBy } from '#kit/resource/server/access.ts'
import type { CrudSpec, Values } from '#kit/resource/server/crud.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import { agent } from '../agent.contract.ts'
import { agentStatuses } from '../agent.machine.ts'
import { agentOwnership } from '../agent.ownership.ts'
import { costsOfMonth } from '../agent.ports.ts'
import { checkAgent } from './agent.check.ts'
import { agentTable } from './agent.table.ts'

const isPublic = eq(agentTable.isPublic, true)

export const agentSpec = {
  resource: agent,
  table: agentTable,
  people: userView,
  access: accessBy(agentOwnership, {
    own: (actorId) => eq(agentTable.creatorId, actorId),
    open: () => isPublic,
  }),
  label: agentTable.name,
  picture: agentTable.avatar,
  extra: {
    hasKey: sql`${agentTable.sealedKey} <> ''`,
    hasSecret: sql`${agentTable.sealedSecret} <> ''`,
  },
  // Of one's own alone: what others' cost is nobody's business.
  figures: async (call, rows) => {
    const isOwn = ({ creatorId }: Values) => creatorId === call.actor.id
    const agentIds = rows.filter(isOwn).map(({ id }) => Number(id))
    const costs = await call.services.callPort(call, costsOfMonth, { agentIds })
    return (row) => ({ monthCost: isOwn(row) ? (costs.get(Number(row['id'])) ?? 0) : null })
  },
  exported: { name: 'plain', platform: 'value', isPublic: 'plain', note: 'plain' },
  pickable: () => and(isPublic, eq(agentTable.status, 'enabled')),
  deletableIn: agentStatuses,
  check: checkAgent,
  elsewhere: ['apiKey', 'secret'] as const,
} satisfies CrudSpec
