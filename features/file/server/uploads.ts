import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Metadata, Server } from '@tus/server'
import { and, count, eq, isNull } from 'drizzle-orm'
import { prefix } from '#kit/envelope.ts'
import { kitFaults, refuse } from '#kit/fault.ts'
import type { FilePurpose } from '#kit/file.ts'
import { largestKb, purposeRule, purposes, uploadPath } from '#kit/file.ts'
import { hasRole, staff } from '#kit/role.ts'
import type { Services, SignedIn } from '#kit/server/context.ts'
import type { RawHandler, RawRequest } from '#kit/server/serve.raw.ts'
import { fileFaults } from '../file.faults.ts'
import { sizeText } from '../file.size.ts'
import { cleanName } from './cleanName.ts'
import { uploadTable } from './upload.table.ts'

/** Where the bytes of uploads grow until they are taken in. */
export const uploadFolder = ({ env }: Pick<Services, 'env'>): string => join(env.DATA_DIR, 'uploads')

/** Uploads that one person may have on their way. */
const mostAtOnce = 20

interface Asked {
  readonly name: string
  readonly purpose: FilePurpose
  /** In bytes. */
  readonly size: number
}

function askedFor({ incoming }: RawRequest): Asked {
  const { 'upload-length': length, 'upload-metadata': metadata } = incoming.headers
  const size = Number(typeof length === 'string' && /^\d+$/.test(length) ? length : NaN)
  const told = metadataIn(metadata)
  const purpose = purposes.find((one) => one === told['purpose'])
  if (!purpose || !told['name'] || !Number.isSafeInteger(size) || size < 1) return refuse(kitFaults.invalid)
  return { name: cleanName(told['name']), purpose, size }
}

function metadataIn(header: string | string[] | undefined): Record<string, string | null> {
  try {
    return typeof header === 'string' ? Metadata.parse(header) : {}
  } catch {
    return {}
  }
}

/** May this person send such a file at all, and another one now? */
async function checkAsked(
  { database }: Services,
  visitor: SignedIn,
  { purpose, size }: Asked,
): Promise<void> {
  if (purposeRule(purpose).who === 'staff' && !hasRole(visitor, staff)) refuse(kitFaults.forbidden)
  const maxKb = largestKb(purpose)
  if (size > maxKb * 1024) refuse(fileFaults.tooLarge, { values: { size: sizeText(maxKb) } })
  const [row] = await database.db
    .select({ standing: count() })
    .from(uploadTable)
    .where(and(eq(uploadTable.ownerId, visitor.id), isNull(uploadTable.fileId)))
  if ((row?.standing ?? 0) >= mostAtOnce) refuse(fileFaults.tooManyUploads, { values: { max: mostAtOnce } })
}

/** Somebody else's upload is answered like none. */
async function checkOwner({ database }: Services, visitor: SignedIn, id: string): Promise<void> {
  const [own] = await database.db
    .select({ id: uploadTable.id })
    .from(uploadTable)
    .where(and(eq(uploadTable.id, id), eq(uploadTable.ownerId, visitor.id), isNull(uploadTable.fileId)))
  if (!own) refuse(kitFaults.notFound)
}

/** Resumable upload (tus 1.0): who may is decided here, the protocol itself and the parts on the disk are the library's. */
export function makeUploads(services: Services): RawHandler {
  const ids = new WeakMap<object, string>()
  const server = new Server({
    path: prefix + uploadPath,
    datastore: new FileStore({ directory: uploadFolder(services) }),
    relativeLocation: true,
    allowedOrigins: [],
    namingFunction: ({ runtime }) => ids.get(runtime?.node?.req ?? server) ?? newId(),
  })
  return async (request) => {
    const { visitor, incoming, id } = request
    if (incoming.method === 'POST') ids.set(incoming, await begin(services, request))
    else await checkOwner(services, visitor, id)
    return async (answer) => {
      await server.handle(incoming, answer)
      if (incoming.method === 'DELETE')
        await services.database.db.delete(uploadTable).where(eq(uploadTable.id, id))
    }
  }
}

const newId = () => randomBytes(18).toString('base64url')

async function begin(services: Services, request: RawRequest): Promise<string> {
  const asked = askedFor(request)
  await checkAsked(services, request.visitor, asked)
  const id = newId()
  const row = { ...asked, id, ownerId: request.visitor.id, createdAt: services.now() }
  await services.database.db.insert(uploadTable).values(row)
  return id
}
