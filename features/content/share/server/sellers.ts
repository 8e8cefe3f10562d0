import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Option } from '#kit/contract/resource.ts'
import { administrators, hasRole } from '#kit/contract/role.ts'
import type { Call } from '#kit/call/server/context.ts'
import {
  productActivityView,
  productCourseView,
  productView,
} from '#features/content/product/server/product.queries.ts'

/** A product that sells something, or is about to. */
interface Seller extends Option {
  readonly status: string
}

/** States in which a product sells, or waits for the word to do so. */
const selling = ['public', 'inner', 'reviewing']
/** States in which codes of a product open what it sells. */
const redeemable = ['public', 'inner']

const links = { activity: productActivityView, course: productCourseView } as const

/** The products that sell a course or an activity, the newest last. */
export function sellersOf({ db }: Call, kind: keyof typeof links, targetId: number): Promise<Seller[]> {
  const sold = links[kind]
  return db
    .select({ id: productView.id, label: productView.title, status: productView.status })
    .from(sold)
    .innerJoin(productView, eq(productView.id, sold.ownerId))
    .where(
      and(eq(sold.targetId, targetId), inArray(productView.status, selling), isNull(productView.deletedAt)),
    )
    .orderBy(asc(productView.id))
}

/** Those of the products of which the asker may make codes now. */
export const codesOf = ({ actor }: Call, sellers: readonly Seller[]): Option[] =>
  hasRole(actor, administrators)
    ? sellers.filter(({ status }) => redeemable.includes(status)).map(({ id, label }) => ({ id, label }))
    : []
