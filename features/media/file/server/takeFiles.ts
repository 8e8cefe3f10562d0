import { isPicturePurpose } from '#kit/contract/file.ts'
import type { Entering, IncomingFile, Room, Services, TakenFiles } from '#kit/call/server/context.ts'
import { typeInMemory } from '#kit/files/server/fileInMemory.ts'
import { takePicture } from '#kit/picture/server/picture.ts'
import { fileTable } from './store/file.table.ts'
import { bytesLookedAt, pictureLookedAt, type LookedAt } from './store/lookedAt.ts'
import { release, reserve } from './store/quota.ts'
import { storeBytes } from './store/storeBytes.ts'

/**
 * Takes in files that come with something larger, such as a document: each looked at like an upload, its bytes stored at
 * once, its row written by `enter` in the caller's transaction. What came to nothing is removed by `drop`.
 */
export async function takeFiles(
  services: Services,
  ownerId: number,
  files: readonly IncomingFile[],
  room?: Room,
): Promise<TakenFiles> {
  const looked: (LookedAt | undefined)[] = []
  for (const file of files) looked.push(await lookAt(file))
  const accepted = looked.flatMap((file) => (file ? [file] : []))
  const [first] = accepted
  const whose = { ownerId, purpose: first?.row.purpose ?? 'card', name: first?.row.name ?? '' } as const
  const stored = await storeBytes(
    services,
    whose,
    accepted.flatMap(({ parts }) => parts),
    room?.id,
  )
  return {
    drop: stored.drop,
    async enter(call) {
      const entered = await enter(call, looked)
      await stored.commit(call.db)
      return entered
    },
  }
}

/** Asked before a file is made at a cost, such as by an AI. */
export async function reserveRoom(services: Services, ownerId: number, size: number): Promise<Room> {
  const id = await reserve(services, { ownerId, purpose: 'card', name: '', size })
  return { id, release: () => release(services.database.db, id) }
}

async function lookAt(file: IncomingFile): Promise<LookedAt | undefined> {
  const bytes = Buffer.from(file.bytes)
  if (isPicturePurpose(file.purpose)) {
    const picture = await takePicture(bytes, file.purpose)
    return picture.kind === 'refused' ? undefined : pictureLookedAt(file, picture)
  }
  const type = await typeInMemory(bytes, file.name, file.purpose)
  return type && bytesLookedAt(file, bytes, type)
}

async function enter(call: Entering, looked: readonly (LookedAt | undefined)[]) {
  const stamps = { creatorId: call.actor.id, createdAt: call.now, updatedAt: call.now }
  const ids: ({ id: number; url: string } | undefined)[] = []
  for (const file of looked) {
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
