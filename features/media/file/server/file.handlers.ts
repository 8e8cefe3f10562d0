import { eq } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { hasRole, staff } from '#kit/contract/role.ts'
import type { HandlersOf } from '#kit/call/server/context.ts'
import { visibleRecord } from '#kit/resource/server/crud.ts'
import { crudHandlers } from '#kit/resource/server/crud.handlers.ts'
import type { fileEndpoints } from '../file.contract.ts'
import { fileSpec } from './file.crud.ts'
import { fileTable } from './store/file.table.ts'
import { finishUpload } from './finishUpload.ts'
import { shownFile } from './store/fileUrl.ts'
import { quotaOf, checkSpaceToRestore } from './store/quota.ts'
import { showFiles } from './showFiles.ts'
import { takeUpload } from './upload.ts'
import { usesOf } from './usesOf.ts'

const { page: plainPage, get: plainGet, update, delete: remove, restore } = crudHandlers(fileSpec)

export const fileHandlers = {
  update,
  delete: remove,

  async restore(call) {
    await checkSpaceToRestore(call, eq(fileTable.id, call.body.id))
    return restore(call)
  },

  async page(call) {
    const answer = await plainPage(call)
    if (!('list' in answer)) return answer
    const ids = answer.list.map(({ id }) => id)
    const shown = await showFiles(call, ids)
    return { ...answer, list: answer.list.map((row) => ({ ...row, ...shown[row.id] })) }
  },

  async get(call) {
    const record = await plainGet(call)
    if (!('mime' in record)) return record
    return { ...record, ...(await showFiles(call, [record.id]))[record.id] }
  },

  // Pictures of content are the staff's; everybody else has a face.
  async upload(call) {
    const { purpose } = call.body
    if (purpose !== 'avatar' && !hasRole(call.actor, staff)) refuse(kitFaults.forbidden)
    const upload = call.upload ?? refuse(kitFaults.invalid)
    const file = await takeUpload(call.services, { ...upload, purpose, ownerId: call.actor.id })
    return { ...file, ...shownFile(file, call.services) }
  },

  async finish(call) {
    const file = await finishUpload(call.services, call.body.uploadId, call.actor.id)
    return { ...file, ...shownFile(file, call.services) }
  },

  quota: (call) => quotaOf(call.services, call.db, call.actor.id),

  async usage(call) {
    const [seen] = await call.db
      .select({ id: fileTable.id })
      .from(fileTable)
      .where(visibleRecord(fileSpec, call.actor, call.query.id))
    if (!seen) refuse(kitFaults.notFound)
    return usesOf(call, seen.id)
  },
} satisfies HandlersOf<typeof fileEndpoints>
