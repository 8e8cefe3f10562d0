import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { FieldProblems } from '#kit/contract/fault.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import type { Call } from '#kit/call/server/context.ts'
import { phrase } from '#kit/i18n/words.ts'
import { agentView } from '#features/ai/agent/server/agent.queries.ts'
import { activityTable } from './activity.table.ts'

const agentFields = ['partnerAgentId', 'tutorAgentId'] as const
type Chosen = { readonly [Name in (typeof agentFields)[number]]?: number | null }

/** Agents that one may have work: own ones, and public ones that are in use. What is linked already stays. */
export async function agentProblems(
  { db, actor }: Call,
  chosen: Chosen,
  id: number | undefined,
): Promise<FieldProblems> {
  const ids = agentFields.flatMap((name) => chosen[name] ?? [])
  if (ids.length === 0) return {}
  const open = and(eq(agentView.isPublic, true), eq(agentView.status, 'enabled'))
  const isLinked = sql`exists (select 1 from ${activityTable} where ${activityTable.id} = ${id ?? 0} and ${agentView.id} in (${activityTable.partnerAgentId}, ${activityTable.tutorAgentId}))`
  const found = await db
    .select({ id: agentView.id })
    .from(agentView)
    .where(
      and(
        inArray(agentView.id, ids),
        isNull(agentView.deletedAt),
        or(eq(agentView.creatorId, actor.id), open, isLinked),
      ),
    )
  const isFound = (agentId: number) => found.some((agent) => agent.id === agentId)
  const missing = agentFields.filter((name) => chosen[name] && !isFound(chosen[name]))
  return Object.fromEntries(missing.map((name) => [name, phrase(kitWords, 'problems.notAvailable')]))
}
