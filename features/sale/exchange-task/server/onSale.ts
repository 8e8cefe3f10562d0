import { and, eq, inArray, isNull } from 'drizzle-orm'
import { productTable } from '#features/content/product/server/product.table.ts'
import type { Db } from '#kit/server/context.ts'

/** Whether codes of a product open it: it is public, or inner. */
export async function isOnSale(db: Db, productId: number): Promise<boolean> {
  const found = await db
    .select({ id: productTable.id })
    .from(productTable)
    .where(
      and(
        eq(productTable.id, productId),
        inArray(productTable.status, ['public', 'inner']),
        isNull(productTable.deletedAt),
      ),
    )
  return found.length > 0
}
