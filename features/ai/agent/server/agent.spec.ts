import { and, eq, sql } from 'drizzle-orm'
import { accessBy } from '#kit/server/access.ts'
import type { CrudSpec } from '#kit/server/crud.ts'
import { usesThrough } from '#kit/server/crud.uses.ts'
import { activityDeckTable, activityTable } from '#features/content/activity/server/activity.table.ts'
import { aiConfigTable } from '#features/ai/ai-config/server/ai-config.table.ts'
import { userTable } from '#features/people/user/server/user.table.ts'
import { agent } from '../agent.contract.ts'
import { agentStatuses } from '../agent.machine.ts'
import { agentOwnership } from '../agent.ownership.ts'
import { checkAgent } from './agent.check.ts'
import { agentTable } from './agent.table.ts'

const isPublic = eq(agentTable.isPublic, true)

/** Cards are looked through in activities of the agent's owner: the others' are many, and have their fallbacks. */
const isInOwnCard = (id: number) =>
  sql`(${activityTable.creatorId} = (select creator_id from ${agentTable} where id = ${id}) and exists (
    select 1 from ${activityDeckTable} where ${activityDeckTable.activityId} = ${activityTable.id}
      and jsonb_path_exists(${activityDeckTable.cards}, '$.**.agentId ? (@ == $id)', jsonb_build_object('id', ${id}::bigint))))`

export const agentSpec: CrudSpec & { readonly resource: typeof agent } = {
  resource: agent,
  table: agentTable,
  people: userTable,
  access: accessBy(agentOwnership, {
    own: (actorId) => eq(agentTable.creatorId, actorId),
    open: () => isPublic,
  }),
  label: agentTable.name,
  picture: agentTable.avatar,
  extra: {
    hasKey: sql`${agentTable.sealedKey} <> ''`,
    hasSecret: sql`${agentTable.sealedSecret} <> ''`,
    // Told by the handlers, who know the month.
    monthCost: sql`null`,
  },
  exported: { name: 'plain', platform: 'value', isPublic: 'plain', note: 'plain' },
  pickable: () => and(isPublic, eq(agentTable.status, 'enabled')),
  deletableIn: agentStatuses,
  check: checkAgent,
  uses: usesThrough(
    {
      resource: 'activity',
      owner: activityTable,
      label: activityTable.title,
      names: (id) =>
        sql`(${id} in (${activityTable.partnerAgentId}, ${activityTable.tutorAgentId}) or ${isInOwnCard(id)})`,
    },
    {
      resource: 'ai-config',
      owner: aiConfigTable,
      label: aiConfigTable.name,
      names: (id) => sql`${aiConfigTable.value} @> jsonb_build_object('agentId', ${id}::bigint)`,
    },
  ),
}
