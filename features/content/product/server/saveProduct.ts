import { eq } from 'drizzle-orm'
import type { WrittenOf } from '#kit/contract/resource.ts'
import { sameJson } from '#kit/value/sameJson.ts'
import type { Call } from '#kit/call/server/context.ts'
import { linkedIds } from '#kit/resource/server/crud.links.ts'
import { createRecord, restoreRecord, updateRecord } from '#kit/resource/server/crud.write.ts'
import type { UpdateBody } from '#kit/resource/server/crud.write.ts'
import { awaitSampleDecision } from '#features/content/activity/server/freeSample.commands.ts'
import type { product } from '../product.contract.ts'
import { windowChanged } from './product.events.ts'
import { productSpec } from './product.crud.ts'
import { productTable } from './product.table.ts'
import { productActivityTable } from './productActivity.table.ts'

type Written = WrittenOf<typeof product>

export async function createProduct(call: Call, values: Written): Promise<number> {
  const id = await createRecord(productSpec, call, values)
  await awaitSampleDecision(call, values.activityIds)
  return id
}

export async function updateProduct(call: Call, body: Written & UpdateBody): Promise<number> {
  const before = new Set(await soldBy(call, body.id))
  const windowBefore = await readWindow(call, body.id)
  const revision = await updateRecord(productSpec, call, body)
  const activityIds = body.activityIds.filter((id) => !before.has(id))
  await awaitSampleDecision(call, activityIds)
  if (!sameJson(windowBefore, await readWindow(call, body.id)))
    await call.services.events.emit(call, windowChanged, { productId: body.id })
  return revision
}

/** What it sells is sold again. */
export async function restoreProduct(call: Call, id: number): Promise<true> {
  await restoreRecord(productSpec, call, id)
  await awaitSampleDecision(call, await soldBy(call, id))
  return true
}

const soldBy = ({ db }: Call, productId: number) => linkedIds(db, productActivityTable, productId)

async function readWindow({ db }: Call, id: number) {
  const { delivery, startsAt, endsAt } = productTable
  const [row] = await db
    .select({ delivery, startsAt, endsAt })
    .from(productTable)
    .where(eq(productTable.id, id))
  return row
}
