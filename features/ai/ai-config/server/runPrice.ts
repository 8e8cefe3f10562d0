import { and, eq, isNull } from 'drizzle-orm'
import { unitTable } from '#features/ai/unit/server/unit.table.ts'
import type { AiUsage } from '#kit/server/ai/ai.ts'
import type { Db } from '#kit/server/context.ts'

/** What this use costs by the price of the units, in millionths of a yuan; null where no price is known. */
export async function runPrice(db: Db, { inputTokens, outputTokens }: AiUsage): Promise<number | null> {
  const [unit] = await db
    .select({ price: unitTable.price })
    .from(unitTable)
    .where(
      and(eq(unitTable.measure, 'tokens1000'), eq(unitTable.status, 'active'), isNull(unitTable.deletedAt)),
    )
  if (!unit || unit.price === null) return null
  return Math.round(unit.price * 1000 * (inputTokens + outputTokens))
}
