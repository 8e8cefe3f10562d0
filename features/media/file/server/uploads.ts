import { Metadata, Server } from '@tus/server'
import { and, count, eq, isNull } from 'drizzle-orm'
import { prefix } from '#kit/contract/envelope.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { largestKb, purposeRule, purposes, uploadPath } from '#kit/contract/file.ts'
import { hasRole, staff } from '#kit/contract/role.ts'
import type { Db, Services, SignedIn } from '#kit/call/server/context.ts'
import { rawRefusal, type RawHandler, type RawRequest } from '#kit/http/server/serve/serve.raw.ts'
import { fileFaults } from '../file.faults.ts'
import { sizeText } from '../file.size.ts'
import { cleanName } from './store/cleanName.ts'
import { partsOf } from './parts/partsOf.ts'
import { sharedLocker } from './parts/uploadLock.ts'
import { newToken } from './store/newToken.ts'
import { release, reserve, type SpaceRequest } from './store/quota.ts'
import { uploadTable } from './store/upload.table.ts'

/** Uploads that one person may have on their way. */
const maxAtOnce = 20

function spaceRequestOf({ incoming, visitor }: RawRequest): SpaceRequest {
  const { 'upload-length': length, 'upload-metadata': metadata } = incoming.headers
  const size = Number(typeof length === 'string' && /^\d+$/.test(length) ? length : NaN)
  const metadataOf = metadataIn(metadata)
  const purpose = purposes.find((one) => one === metadataOf['purpose'])
  if (!purpose || !metadataOf['name'] || !Number.isSafeInteger(size) || size < 1)
    return refuse(kitFaults.invalid)
  return { ownerId: visitor.id, name: cleanName(metadataOf['name']), purpose, size }
}

function metadataIn(header: string | string[] | undefined): Record<string, string | null> {
  try {
    return typeof header === 'string' ? Metadata.parse(header) : {}
  } catch {
    return {}
  }
}

/** May this person send such a file at all? */
function checkRequest(visitor: SignedIn, { purpose, size }: SpaceRequest): void {
  if (purposeRule(purpose).who === 'staff' && !hasRole(visitor, staff)) refuse(kitFaults.forbidden)
  const maxKb = largestKb(purpose)
  if (size > maxKb * 1024) refuse(fileFaults.tooLarge, { values: { size: sizeText(maxKb) } })
}

/** May they send another one now? */
async function checkPending(db: Db, ownerId: number): Promise<void> {
  const [row] = await db
    .select({ pending: count() })
    .from(uploadTable)
    .where(and(eq(uploadTable.ownerId, ownerId), isNull(uploadTable.fileId)))
  if ((row?.pending ?? 0) >= maxAtOnce) refuse(fileFaults.tooManyUploads, { values: { max: maxAtOnce } })
}

/** Somebody else's upload is answered like none. */
async function checkOwner({ database }: Services, visitor: SignedIn, id: string): Promise<void> {
  const [own] = await database.db
    .select({ id: uploadTable.id })
    .from(uploadTable)
    .where(and(eq(uploadTable.id, id), eq(uploadTable.ownerId, visitor.id), isNull(uploadTable.fileId)))
  if (!own) refuse(kitFaults.notFound)
}

/**
 * Resumable upload (tus 1.0): who may is decided here, the protocol itself is the library's. What an upload will take is
 * reserved when it is begun, so that it never grows over a quota.
 */
export function makeUploads(services: Services): RawHandler {
  const { db } = services.database
  const begun = new WeakMap<object, { readonly request: RawRequest; readonly id: string }>()
  const server = new Server({
    path: prefix + uploadPath,
    datastore: partsOf(services).dataStore((id) => release(db, id)),
    locker: sharedLocker(services),
    relativeLocation: true,
    allowedOrigins: [],
    namingFunction: ({ runtime }) => begun.get(runtime?.node?.req ?? server)?.id ?? newToken(),
    onResponseError({ runtime }, error) {
      const request = begun.get(runtime?.node?.req ?? server)?.request
      // The protocol's own errors have a status already.
      if (!request || 'status_code' in error) return undefined
      const { status, body } = rawRefusal(services, request, error)
      return { status_code: status, body }
    },
  })
  return async (request) => {
    const { visitor, incoming, id: requestedId } = request
    const isNew = incoming.method === 'POST'
    const id = isNew ? await begin(services, request) : requestedId
    if (!isNew) await checkOwner(services, visitor, id)
    begun.set(incoming, { request, id })
    return async (answer) => {
      await server.handle(incoming, answer)
      if (isNew && answer.statusCode >= 400) await release(db, id)
    }
  }
}

async function begin(services: Services, request: RawRequest): Promise<string> {
  const { visitor } = request
  const space = spaceRequestOf(request)
  checkRequest(visitor, space)
  return reserve(services, space, { check: (db) => checkPending(db, visitor.id) })
}
