import { eq } from 'drizzle-orm'
import type { WrittenOf } from '#kit/resource.ts'
import type { Call } from '#kit/server/context.ts'
import { createRecord, updateRecord } from '#kit/server/crud.write.ts'
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
  const sold = await call.db
    .select({ id: productActivityTable.targetId })
    .from(productActivityTable)
    .where(eq(productActivityTable.ownerId, body.id))
  const before = new Set(sold.map(({ id }) => id))
  const revision = await updateRecord(productSpec, call, body)
  const activityIds = body.activityIds.filter((id) => !before.has(id))
  await call.services.events.emit(call, activitiesSold, { activityIds })
  return revision
}
