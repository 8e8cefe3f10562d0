import { and, eq, isNull } from 'drizzle-orm'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import { hasRole, superAdmins } from '#kit/contract/role.ts'
import type { Call } from '#kit/call/server/context.ts'
import { phrase } from '#kit/i18n/words.ts'
import { agentView } from '#features/ai/agent/server/agent.queries.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import type { aiUsageEndpoints } from '../ai-usage.contract.ts'
import { inMicro, inYuan } from '../ai-usage.cost.ts'
import { needsSubject, systemOwner, type LimitScope } from '../ai-usage.limits.ts'
import { aiLimitTable as limit } from './aiUsage.table.ts'

type Body = BodyOf<typeof aiUsageEndpoints.limit>

const notThere = { fields: { subjectId: phrase(kitWords, 'problems.notAvailable') } }

/** Limits are whoever's who pays; those of the system's default are the super administrators'. */
function ownerOf({ actor }: Call, ownerId = actor.id): number {
  const isSystems = ownerId === systemOwner && hasRole(actor, superAdmins)
  if (ownerId !== actor.id && !isSystems) refuse(kitFaults.forbidden)
  return ownerId
}

/** The agent is the owner's, the borrower is somebody; 0 where the scope names nobody. */
async function subjectOf({ db }: Call, scope: LimitScope, ownerId: number, id: number | null) {
  if (needsSubject(scope) !== (id !== null)) refuse(kitFaults.invalid, notThere)
  if (id === null) return 0
  const table = scope === 'agent' ? agentView : userView
  const isTheirs = scope === 'agent' ? eq(agentView.creatorId, ownerId) : undefined
  const [found] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), isNull(table.deletedAt), isTheirs))
  if (!found) refuse(kitFaults.invalid, notThere)
  return id
}

const yuan = (micro: number | null | undefined): number | null =>
  typeof micro === 'number' ? inYuan(micro) : null
const micro = (yuan: number | null): number | null => (yuan === null ? null : inMicro(yuan))

/** I5: sets what may be spent of an owner's money in a month and a day; with two nulls nothing limits it any more. */
export async function setLimit(call: Call, body: Body): Promise<true> {
  const { scope } = body
  const ownerId = ownerOf(call, body.ownerId)
  const subjectId = await subjectOf(call, scope, ownerId, body.subjectId)
  const limits = { monthLimit: micro(body.monthLimit), dayLimit: micro(body.dayLimit) }
  const isIt = and(eq(limit.ownerId, ownerId), eq(limit.scope, scope), eq(limit.subjectId, subjectId))
  const [existing] = await call.db.select().from(limit).where(isIt).for('update')
  if (body.monthLimit === null && body.dayLimit === null) await call.db.delete(limit).where(isIt)
  else
    await call.db
      .insert(limit)
      .values({ ownerId, scope, subjectId, ...limits })
      .onConflictDoUpdate({ target: [limit.ownerId, limit.scope, limit.subjectId], set: limits })
  const before = {
    scope,
    subjectId,
    monthLimit: yuan(existing?.monthLimit),
    dayLimit: yuan(existing?.dayLimit),
  }
  const after = { scope, subjectId, monthLimit: body.monthLimit, dayLimit: body.dayLimit }
  call.record({ resource: 'ai-usage', resourceId: ownerId, action: 'limit', before, after })
  return true
}
