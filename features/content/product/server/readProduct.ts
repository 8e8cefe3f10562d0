import { eq } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { WrittenOf } from '#kit/contract/resource.ts'
import type { Db } from '#kit/call/server/context.ts'
import { linkedIds } from '#kit/resource/server/crud.links.ts'
import type { product } from '../product.contract.ts'
import { productLinks } from './product.links.ts'
import { productTable } from './product.table.ts'

/** A product as its form would write it, for whoever may already see it. */
export async function readProduct(db: Db, id: number): Promise<WrittenOf<typeof product>> {
  const [row] = await db.select().from(productTable).where(eq(productTable.id, id))
  const { title, overview, cover, kind, delivery, startsAt, endsAt, salePrice } =
    row ?? refuse(kitFaults.notFound)
  const linked = (name: keyof typeof productLinks) => linkedIds(db, productLinks[name].table, id)
  return {
    title,
    overview,
    cover,
    kind,
    delivery,
    startsAt,
    endsAt,
    salePrice,
    courseIds: await linked('courseIds'),
    activityIds: await linked('activityIds'),
    careerIds: await linked('careerIds'),
    abilityIds: await linked('abilityIds'),
    tagIds: await linked('tagIds'),
  }
}
