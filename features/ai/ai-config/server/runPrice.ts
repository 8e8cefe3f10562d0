import { and, eq, isNull } from 'drizzle-orm'
import { unitView } from '#features/ai/unit/server/unit.queries.ts'
import type { AiUsage } from '#kit/server/ai/ai.ts'
import type { Db } from '#kit/server/context.ts'

/** What this use costs by the price of the units, in millionths of a yuan; null where no price is known. */
export async function runPrice(db: Db, { inputTokens, outputTokens }: AiUsage): Promise<number | null> {
  const [unit] = await db
    .select({ price: unitView.price })
    .from(unitView)
    .where(and(eq(unitView.measure, 'tokens1000'), eq(unitView.status, 'active'), isNull(unitView.deletedAt)))
  if (!unit || unit.price === null) return null
  return Math.round(unit.price * 1000 * (inputTokens + outputTokens))
}
