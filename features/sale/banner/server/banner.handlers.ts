import type { Call, HandlersOf } from '#kit/call/server/context.ts'
import { crudHandlers } from '#kit/resource/server/crud.handlers.ts'
import type { bannerEndpoints } from '../banner.contract.ts'
import type { FileType } from '../banner.fields.ts'
import { bannerSpec } from './banner.crud.ts'
import { schedule } from './schedule.ts'
import { saveView, shownBanners } from './shownBanners.ts'

const { options: _options, ...crud } = crudHandlers(bannerSpec)

interface Filed {
  readonly fileType: FileType | null
  readonly image: string
  readonly videoId: number | null
}

/** A video is registered as used by its id, beside the picture that every record uses by its address. */
async function registerUses(
  call: Call,
  resourceId: number,
  { fileType, image, videoId }: Filed,
): Promise<void> {
  const isVideo = fileType === 'video'
  await call.services.registerFileUses(call, {
    resource: 'banner',
    resourceId,
    pictures: isVideo || image === '' ? [] : [{ field: 'image', purpose: 'cover', url: image }],
    fileIds: isVideo && videoId !== null ? [videoId] : [],
  })
}

export const bannerHandlers: HandlersOf<typeof bannerEndpoints> = {
  ...crud,
  create: async (call) => {
    const made = await crud.create(call)
    if (typeof made === 'number') await registerUses(call, made, call.body)
    return made
  },
  update: async (call) => {
    const revision = await crud.update(call)
    await registerUses(call, call.body.id, call.body)
    return revision
  },
  schedule: (call) => schedule(call, call.body),
  mine: (call) => shownBanners(call),
  viewed: (call) => saveView(call, call.body),
}
