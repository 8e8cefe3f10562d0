import { eq } from 'drizzle-orm'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { forUpdate, mayChange } from '#kit/resource/server/crud.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { bannerEndpoints } from '../banner.contract.ts'
import { bannerFaults } from '../banner.faults.ts'
import { bannerWords } from '../banner.words.ts'
import { bannerSpec } from './banner.crud.ts'
import { bannerTable } from './banner.table.ts'
import { publishBanners } from './publishBanners.ts'

/** Arms a draft that is pushed at a time, which must still be to come. */
export async function schedule(
  call: Call,
  { id, revision }: BodyOf<typeof bannerEndpoints.schedule>,
): Promise<number> {
  const record = await forUpdate(bannerSpec, call, id)
  mayChange(bannerSpec, call, record, revision)
  if (record.status !== 'draft') refuse(kitFaults.noSuchMove)
  const pushTime = Number(record['pushTime'] ?? 0)
  if (record['pushType'] !== 'time') refuse(bannerFaults.hasNoTime)
  if (pushTime <= call.now)
    refuse(kitFaults.invalid, { fields: { pushTime: phrase(bannerWords, 'problems.past') } })
  await call.db
    .update(bannerTable)
    .set({ armedAt: call.now, revision: revision + 1, updatedAt: call.now })
    .where(eq(bannerTable.id, id))
  await call.services.jobs.send(publishBanners, {}, { within: call.db, notBefore: pushTime })
  const before = { armedAt: record['armedAt'] }
  const after = { armedAt: call.now, pushTime }
  call.record({ resource: 'banner', resourceId: id, action: 'schedule', before, after })
  return revision + 1
}
