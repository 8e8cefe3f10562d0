import type { AiPurpose } from '#kit/ai/aiWork.ts'
import type { Services } from '#kit/call/server/context.ts'
import { inMicro } from '../ai-usage.cost.ts'
import { aiUsageTable } from './aiUsage.table.ts'

export interface NewUsage {
  readonly day: string
  /** 0: the system. */
  readonly ownerId: number
  readonly agentId: number
  readonly borrowerId: number
  readonly purpose: AiPurpose
  readonly calls: number
  readonly inputTokens: number
  readonly outputTokens: number
  readonly pictures?: number
  readonly speechSeconds?: number
  /** In yuan. */
  readonly cost: number
}

/** The use of some days, for tests and demo data. */
export async function makeUsage(
  { database }: Pick<Services, 'database'>,
  ...uses: readonly NewUsage[]
): Promise<void> {
  const rows = uses.map(({ speechSeconds = 0, cost, ...usage }) => ({
    ...usage,
    speechMs: Math.round(speechSeconds * 1000),
    cost: inMicro(cost),
  }))
  await database.db.insert(aiUsageTable).values(rows)
}
