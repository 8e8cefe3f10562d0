import { eq } from 'drizzle-orm'
import type { WrittenOf } from '#kit/resource.ts'
import type { Call } from '#kit/server/context.ts'
import { createRecord, restoreRecord, updateRecord } from '#kit/server/crud.write.ts'
import type { UpdateBody } from '#kit/server/crud.write.ts'
import type { product } from '../product.contract.ts'
import { activitiesSold } from './product.events.ts'
import { productSpec } from './product.spec.ts'
import { productActivityTable } from './productActivity.table.ts'

type Written = WrittenOf<typeof product>

export async function createProduct(call: Call, values: Written): Promise<number> {
  const id = await createRecord(productSpec, call, values)
  await call.services.events.emit(call, activitiesSold, { activityIds: values.activityIds })
  return id
}

export async function updateProduct(call: Call, body: Written & UpdateBody): Promise<number> {
  const before = new Set(await soldBy(call, body.id))
  const revision = await updateRecord(productSpec, call, body)
  const activityIds = body.activityIds.filter((id) => !before.has(id))
  await call.services.events.emit(call, activitiesSold, { activityIds })
  return revision
}

/** What a product sells it sells anew when it comes back. */
export async function restoreProduct(call: Call, id: number): Promise<true> {
  await restoreRecord(productSpec, call, id)
  await call.services.events.emit(call, activitiesSold, { activityIds: await soldBy(call, id) })
  return true
}

async function soldBy({ db }: Call, productId: number): Promise<number[]> {
  const { ownerId, targetId } = productActivityTable
  const sold = await db.select({ id: targetId }).from(productActivityTable).where(eq(ownerId, productId))
  return sold.map(({ id }) => id)
}
