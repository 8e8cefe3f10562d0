import type { Services } from '#kit/call/server/context.ts'
import { fileUseTable } from '#features/media/file/server/store/file.table.ts'
import { makePicture } from '#features/media/file/server/makePicture.ts'
import { draw } from './pictures.ts'
import type { DemoPurpose } from './pictures.ts'

export interface Drawn {
  readonly id: number
  readonly url: string
}

/** Pictures by what they were asked for as. */
export type DrawnPictures = readonly (readonly [string, Drawn])[]

/** The school's pictures: each drawn once, uploaded as people upload, and noted where it is shown. */
export interface Gallery {
  picture(purpose: DemoPurpose, number: number): Promise<Drawn>
  /** The picture with this address, where it is one of them. */
  find(url: string): Promise<Drawn[]>
  /** Everything that was drawn so far. */
  all(): Promise<DrawnPictures>
  noteUse(resource: string, resourceId: number, pictures: readonly Drawn[]): Promise<void>
}

export function makeGallery(services: Services, ownerId: number, before: DrawnPictures = []): Gallery {
  const drawn = new Map<string, Promise<Drawn>>(
    before.map(([key, picture]) => [key, Promise.resolve(picture)]),
  )
  const upload = async (purpose: DemoPurpose, number: number): Promise<Drawn> => {
    const bytes = await draw(purpose, number)
    return makePicture(services, { ownerId, purpose, bytes, name: `演示图片 ${purpose} ${number + 1}.jpg` })
  }
  return {
    picture(purpose, number) {
      const key = `${purpose} ${number}`
      const picture = drawn.get(key) ?? upload(purpose, number)
      drawn.set(key, picture)
      return picture
    },
    async find(url) {
      const all = await Promise.all(drawn.values())
      return all.filter((picture) => picture.url === url)
    },
    all: () => Promise.all([...drawn].map(async ([key, picture]) => [key, await picture] as const)),
    async noteUse(resource, resourceId, pictures) {
      const fileIds = [...new Set(pictures.map(({ id }) => id))]
      await services.database.db
        .insert(fileUseTable)
        .values(fileIds.map((fileId) => ({ fileId, resource, resourceId })))
        .onConflictDoNothing()
    },
  }
}
