import { and, eq, isNull } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { publicProductPath } from '#features/content/product/product.address.ts'
import { productView } from '#features/content/product/server/product.queries.ts'
import type { ShareFacts } from '../share.contract.ts'
import { publicLink } from './publicLink.ts'
import { codesOf } from './sellers.ts'

/** P-share: where a product is read by its buyers. One that is online inside alone has codes and no page. */
export async function productFacts(call: Call, productId: number): Promise<ShareFacts> {
  const { id, title, status, deletedAt } = productView
  const [row] = await call.db
    .select({ title, status })
    .from(productView)
    .where(and(eq(id, productId), isNull(deletedAt)))
  if (!row) refuse(kitFaults.notFound)
  const isPublic = row.status === 'public'
  return {
    ...row,
    audience: isPublic ? 'enrolled' : null,
    link: isPublic ? publicLink(call, publicProductPath(productId)) : '',
    isSold: true,
    codes: codesOf(call, [{ id: productId, label: row.title, status: row.status }]),
  }
}
