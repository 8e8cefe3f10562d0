import { randomBytes } from 'node:crypto'
import {
  byId,
  crud,
  nothing,
  ownerOf,
  unknownId,
  type SamplesOf,
  type Scene,
} from '#kit/testing/server/sample.ts'
import { library } from '../file.contract.ts'
import type { fileFeature } from '../file.feature.ts'
import { drawPicture, makePicture } from '../server/makePicture.ts'
import { partsOf } from '../server/parts/partsOf.ts'
import { uploadTable } from '../server/store/upload.table.ts'

const picture = drawPicture('avatar')

/** A file on its way that has arrived, and is not yet taken in. */
async function makeArrived({ services }: Scene, ownerId: number): Promise<string> {
  const id = randomBytes(18).toString('base64url')
  const bytes = await picture
  const arrived = await partsOf(services).put(id, bytes)
  const row = { id, ownerId, purpose: 'avatar', name: 'face.png', size: bytes.length, ...arrived } as const
  await services.database.db.insert(uploadTable).values({ ...row, createdAt: services.now() })
  return id
}

export const samples = {
  file: {
    make: async (scene) => {
      const ownerId = ownerOf(scene)
      const { id } = await makePicture(scene.services, { ownerId, purpose: 'card' })
      return { id, status: 'private', uploadId: await makeArrived(scene, ownerId) }
    },
    calls: {
      ...crud(library, async () => ({ name: 'Lake' })),
      upload: async () => {
        const body = new FormData()
        body.set('purpose', 'avatar')
        body.set('file', new Blob([new Uint8Array(await picture)]), 'face.png')
        return { body }
      },
      finish: ({ id, uploadId }) => ({
        body: { uploadId: id === unknownId ? 'A'.repeat(24) : uploadId },
      }),
      quota: nothing,
      usage: byId,
    },
  },
} satisfies SamplesOf<typeof fileFeature.contracts>
