import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { unitView } from '#features/ai/unit/server/unit.queries.ts'
import { free, inMicro, type Prices } from '../ai-usage.cost.ts'

/** I3: what the units of use cost now; what has no unit is free. */
export async function readPrices(db: Db): Promise<Prices> {
  const rows = await db
    .select({ measure: unitView.measure, price: unitView.price })
    .from(unitView)
    .where(and(eq(unitView.status, 'active'), eq(unitView.kind, 'usage'), isNull(unitView.deletedAt)))
  const priced = rows.flatMap(({ measure, price }) =>
    measure === null || price === null ? [] : [[measure, inMicro(price)] as const],
  )
  return { ...free, ...Object.fromEntries(priced) }
}
