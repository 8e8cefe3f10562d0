import { isPicturePurpose } from '#kit/contract/file.ts'
import type {
  Entering,
  IncomingFile,
  SpaceReservation,
  Services,
  TakenFiles,
} from '#kit/call/server/context.ts'
import { typeInMemory } from '#kit/files/server/fileInMemory.ts'
import { takePicture } from '#kit/picture/server/picture.ts'
import { fileTable } from './store/file.table.ts'
import { acceptedBytes, acceptedPicture, type AcceptedFile } from './store/acceptedFile.ts'
import { release, reserve } from './store/quota.ts'
import { storeBytes } from './store/storeBytes.ts'

/**
 * Stores files that come inside something larger, such as a document: each is inspected like an upload, its bytes are stored
 * at once, its row is written by `enter` in the caller's transaction. Where that fails, `drop` removes the bytes.
 */
export async function takeFiles(
  services: Services,
  ownerId: number,
  files: readonly IncomingFile[],
  reservation?: SpaceReservation,
): Promise<TakenFiles> {
  const inspected: (AcceptedFile | undefined)[] = []
  for (const file of files) inspected.push(await inspect(file))
  const accepted = inspected.flatMap((file) => (file ? [file] : []))
  const [first] = accepted
  const whose = { ownerId, purpose: first?.row.purpose ?? 'card', name: first?.row.name ?? '' } as const
  const stored = await storeBytes(
    services,
    whose,
    accepted.flatMap(({ parts }) => parts),
    reservation?.id,
  )
  return {
    drop: stored.drop,
    async enter(call) {
      const entered = await enter(call, inspected)
      await stored.commit(call.db)
      return entered
    },
  }
}

/** Asked before a file is made at a cost, such as by an AI. */
export async function reserveSpace(
  services: Services,
  ownerId: number,
  size: number,
): Promise<SpaceReservation> {
  const id = await reserve(services, { ownerId, purpose: 'card', name: '', size })
  return { id, release: () => release(services.database.db, id) }
}

async function inspect(file: IncomingFile): Promise<AcceptedFile | undefined> {
  const bytes = Buffer.from(file.bytes)
  if (isPicturePurpose(file.purpose)) {
    const picture = await takePicture(bytes, file.purpose)
    return picture.kind === 'refused' ? undefined : acceptedPicture(file, picture)
  }
  const type = await typeInMemory(bytes, file.name, file.purpose)
  return type && acceptedBytes(file, bytes, type)
}

async function enter(call: Entering, inspected: readonly (AcceptedFile | undefined)[]) {
  const stamps = { creatorId: call.actor.id, createdAt: call.now, updatedAt: call.now }
  const ids: ({ id: number; url: string } | undefined)[] = []
  for (const file of inspected) {
    const [made] = file
      ? await call.db
          .insert(fileTable)
          .values({ ...file.row, ...stamps })
          .returning({ id: fileTable.id, key: fileTable.key })
      : []
    ids.push(made && { id: made.id, url: `/files/${made.key}` })
  }
  return ids
}
