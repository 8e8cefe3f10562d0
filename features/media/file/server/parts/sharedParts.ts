import { mkdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { and, inArray, isNull } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Services } from '#kit/call/server/context.ts'
import type { Multipart } from '#kit/files/server/multipart.ts'
import { storedSource } from '#kit/files/server/storedSource.ts'
import { uploadFolder } from '../store/quota.ts'
import { uploadTable, type UploadRow } from '../store/upload.table.ts'
import { newTail, objectOf, SharedPartStore, unfinished } from './sharedPartStore.ts'
import type { Removed, UploadParts } from './uploadParts.ts'

type Needs = Pick<Services, 'database' | 'env' | 'files'>

const atOnce = 500

/** In an S3-compatible store, where every server reaches them. */
export function sharedParts(services: Needs, multipart: Multipart): UploadParts {
  const { database, files } = services
  const folder = uploadFolder(services)
  const remove = async ({ id, multipartId }: Removed): Promise<void> => {
    const key = objectOf(id)
    if (multipartId !== null) await multipart.abort({ key, uploadId: multipartId })
    for await (const object of multipart.listObjects(key)) await files.delete(object.key)
  }
  return {
    dataStore(onRemoved) {
      mkdirSync(folder, { recursive: true })
      return new SharedPartStore({ db: database.db, files, multipart, folder, remove, onRemoved })
    },
    arrived: async ({ arrived }) => arrived,
    async whole(upload) {
      const key = await putTogether(multipart, upload)
      // A backup holds the row without the bytes, and an operator's rule may have dropped them.
      if ((await files.sizeOf(key)) !== upload.size) refuse(kitFaults.notFound)
      return {
        inspect: (work) => work(storedSource(files, key, upload.size)),
        read: async () => buffer(await files.read(key)),
        moveTo: (to, type) => multipart.copy(key, to, type),
      }
    },
    remove,
    async put(id, bytes) {
      await mkdir(folder, { recursive: true })
      const path = join(folder, id)
      await writeFile(path, bytes)
      const tailKey = newTail(id)
      await files.putFile(tailKey, path, 'application/octet-stream')
      return { arrived: bytes.length, tailKey }
    },
    async sweep(before) {
      const left = leftOf(services)
      for await (const { key, changedAt } of multipart.listObjects(unfinished))
        if (changedAt < before) await left.look(key, () => files.delete(key))
      for await (const begun of multipart.listBegun(unfinished))
        if (begun.begunAt < before) await left.look(begun.key, () => multipart.abort(begun))
      await left.end()
    },
  }
}

/** One object of all parts; a small file has been one from the start. */
async function putTogether(multipart: Multipart, upload: UploadRow): Promise<string> {
  const { id, multipartId, parts, tailKey } = upload
  if (parts.length === 0 && tailKey !== null) return tailKey
  if (multipartId === null) throw new Error('an upload has neither parts nor a tail')
  const key = objectOf(id)
  await multipart.complete({ key, uploadId: multipartId }, parts)
  return key
}

/** `uploads/<id>`, or with more behind a point. */
const idIn = (key: string): string => key.slice(unfinished.length).split('.')[0] ?? ''

/** Removes what belongs to no pending upload; the database is asked for some hundred at once. */
function leftOf({ database }: Needs) {
  let group: { readonly id: string; readonly remove: () => Promise<void> }[] = []
  const end = async (): Promise<void> => {
    if (group.length === 0) return
    const ids = [...new Set(group.map(({ id }) => id))]
    const rows = await database.db
      .select({ id: uploadTable.id })
      .from(uploadTable)
      .where(and(inArray(uploadTable.id, ids), isNull(uploadTable.fileId)))
    const pending = new Set(rows.map(({ id }) => id))
    for (const { id, remove } of group) if (!pending.has(id)) await remove()
    group = []
  }
  return {
    async look(key: string, remove: () => Promise<void>): Promise<void> {
      group.push({ id: idIn(key), remove })
      if (group.length >= atOnce) await end()
    },
    end,
  }
}
