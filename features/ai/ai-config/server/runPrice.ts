import { and, eq, isNull } from 'drizzle-orm'
import type { AiUsage } from '#kit/ai/server/ai.ts'
import type { Db } from '#kit/call/server/context.ts'
import { unitView } from '#features/ai/unit/server/unit.queries.ts'

/** What this use costs by the price of the units, in millionths of a yuan; null where no price is known. */
export async function runPrice(db: Db, { inputTokens, outputTokens }: AiUsage): Promise<number | null> {
  const [unit] = await db
    .select({ price: unitView.price })
    .from(unitView)
    .where(and(eq(unitView.measure, 'tokens1000'), eq(unitView.status, 'active'), isNull(unitView.deletedAt)))
  if (!unit || unit.price === null) return null
  return Math.round(unit.price * 1000 * (inputTokens + outputTokens))
}
