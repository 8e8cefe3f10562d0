import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { productView } from '#features/content/product/server/product.queries.ts'

/** Whether codes of a product open it: it is public, or inner. */
export async function isOnSale(db: Db, productId: number): Promise<boolean> {
  const found = await db
    .select({ id: productView.id })
    .from(productView)
    .where(
      and(
        eq(productView.id, productId),
        inArray(productView.status, ['public', 'inner']),
        isNull(productView.deletedAt),
      ),
    )
  return found.length > 0
}
