import type { SQL } from 'drizzle-orm'
import { and, asc, eq, gte, inArray, or, sql } from 'drizzle-orm'
import { AiError } from '#kit/ai/server/ai.ts'
import type { Db } from '#kit/call/server/context.ts'
import type { LimitScope } from '../ai-usage.limits.ts'
import { aiCallTable, aiLimitTable, aiUsageTable } from './aiUsage.table.ts'

/** Whose bill a call goes on, by which agent (0: the system's default), and who chose it. */
export interface Payer {
  readonly ownerId: number
  readonly agentId: number
  readonly borrowerId: number
}

type Limit = typeof aiLimitTable.$inferSelect

/** Micro-yuan, with what is reserved for calls on their way. */
interface Spent {
  readonly month: number
  readonly day: number
}

const none = 0

/** The limits that count this call, of which a borrower's own goes before everybody's. Nobody borrows from themselves. */
function limitsOf(limits: readonly Limit[], { ownerId, borrowerId }: Payer): Limit[] {
  const isBorrowed = borrowerId !== ownerId
  const hasOwn = limits.some(({ scope }) => scope === 'borrower')
  return limits.filter(
    ({ scope }) =>
      scope === 'owner' ||
      scope === 'agent' ||
      (isBorrowed && (scope === 'borrower' || (scope === 'eachBorrower' && !hasOwn))),
  )
}

interface Columns {
  readonly agentId: typeof aiUsageTable.agentId | typeof aiCallTable.agentId
  readonly borrowerId: typeof aiUsageTable.borrowerId | typeof aiCallTable.borrowerId
}

/** What of an owner's bill a limit counts. */
function counted(scope: LimitScope, table: Columns, { agentId, borrowerId }: Payer): SQL | undefined {
  if (scope === 'agent') return eq(table.agentId, agentId)
  return scope === 'owner' ? undefined : eq(table.borrowerId, borrowerId)
}

const sumOf = (cost: unknown, only?: SQL) =>
  sql<number>`coalesce(sum(${cost})${only ? sql` filter (where ${only})` : sql``}, 0)::bigint`

/** What was spent in the month of `today`, and on it. */
export async function readSpent(db: Db, scope: LimitScope, payer: Payer, today: string): Promise<Spent> {
  const [used] = await db
    .select({ month: sumOf(aiUsageTable.cost), day: sumOf(aiUsageTable.cost, eq(aiUsageTable.day, today)) })
    .from(aiUsageTable)
    .where(
      and(
        eq(aiUsageTable.ownerId, payer.ownerId),
        gte(aiUsageTable.day, `${today.slice(0, 7)}-01`),
        counted(scope, aiUsageTable, payer),
      ),
    )
  const [pending] = await db
    .select({ cost: sumOf(aiCallTable.cost) })
    .from(aiCallTable)
    .where(and(eq(aiCallTable.ownerId, payer.ownerId), counted(scope, aiCallTable, payer)))
  const pendingCost = pending?.cost ?? 0
  return { month: (used?.month ?? 0) + pendingCost, day: (used?.day ?? 0) + pendingCost }
}

const isOver = (limit: number | null, spent: number, cost: number): boolean =>
  // What is free for want of a price still stops at a limit of nothing.
  limit !== null && spent + Math.max(cost, 1) > limit

/**
 * Refuses a call that could cost more than is left. The limits stay locked until the transaction ends, so of two calls at
 * once the second sees what the first reserves. @throws AiError `spent`
 */
export async function enforceLimits(db: Db, payer: Payer, today: string, cost: number): Promise<void> {
  const { ownerId, agentId, borrowerId } = payer
  const named = (scope: LimitScope, subjectId: number) =>
    and(eq(aiLimitTable.scope, scope), eq(aiLimitTable.subjectId, subjectId))
  const limits = await db
    .select()
    .from(aiLimitTable)
    .where(
      and(
        eq(aiLimitTable.ownerId, ownerId),
        or(
          and(inArray(aiLimitTable.scope, ['owner', 'eachBorrower']), eq(aiLimitTable.subjectId, none)),
          named('agent', agentId),
          named('borrower', borrowerId),
        ),
      ),
    )
    .orderBy(asc(aiLimitTable.id))
    .for('update')
  for (const { scope, monthLimit, dayLimit } of limitsOf(limits, payer)) {
    const spent = await readSpent(db, scope, payer, today)
    if (isOver(monthLimit, spent.month, cost) || isOver(dayLimit, spent.day, cost)) throw new AiError('spent')
  }
}
