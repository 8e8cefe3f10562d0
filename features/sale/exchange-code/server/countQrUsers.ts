import { and, count, eq, inArray } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import { exchangeCodeTable } from './exchangeCode.table.ts'

/** Codes that were scanned and redeemed, by product. */
export async function countQrUsers(
  { db }: Call,
  { productIds }: { readonly productIds: readonly number[] },
): Promise<ReadonlyMap<number, number>> {
  const { productId, status, viaQr } = exchangeCodeTable
  const rows = await db
    .select({ productId, users: count() })
    .from(exchangeCodeTable)
    .where(and(inArray(productId, [...productIds]), eq(status, 'redeemed'), eq(viaQr, true)))
    .groupBy(productId)
  return new Map(rows.map((row) => [row.productId, row.users]))
}
