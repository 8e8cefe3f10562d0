import { eq } from 'drizzle-orm'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { forUpdate } from '#kit/resource/server/crud.ts'
import type { activityEndpoints } from '../../activity.contract.ts'
import { activityAccess } from './activity.access.ts'
import { activitySpec } from './activity.crud.ts'
import { activityTable } from './activity.table.ts'

/** All or none: each must be one that the asker may change. It holds at once and is no change of what is published. */
export async function decideFreeSample(
  call: Call,
  { ids, freeSample }: BodyOf<typeof activityEndpoints.freeSample>,
): Promise<true> {
  // In one order, so that two who decide on the same ones wait for each other instead of both waiting.
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    const record = await forUpdate(activitySpec, call, id)
    if (!activityAccess.mayEdit(call.actor, record)) refuse(kitFaults.forbidden)
    await call.db.update(activityTable).set({ freeSample }).where(eq(activityTable.id, id))
    const before = { freeSample: record['freeSample'] }
    call.record({ resource: 'activity', resourceId: id, action: 'update', before, after: { freeSample } })
  }
  return true
}
