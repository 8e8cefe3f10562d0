import type { WrittenOf } from '#kit/contract/resource.ts'
import type { Services } from '#kit/call/server/context.ts'
import { makePicture } from '#features/media/file/server/makePicture.ts'
import type { banner } from '../banner.contract.ts'
import { readCourseIds } from '../banner.fields.ts'
import { bannerTable, bannerUserTable } from './banner.table.ts'

type NewBanner = Partial<typeof bannerTable.$inferInsert> & {
  readonly creatorId: number
  readonly userIds?: readonly number[]
}

const hour = 3_600_000

const title = 'A new course begins'

const drawImage = async (services: Services, ownerId: number) =>
  (await makePicture(services, { ownerId, purpose: 'cover' })).url

/** What a form would send: a picture that everybody sees in an hour. */
export async function bannerContent(services: Services, ownerId: number): Promise<WrittenOf<typeof banner>> {
  return {
    title,
    ...{ pushType: 'time', nodeType: null, pushTime: services.now() + hour },
    ...{ courseIds: '', audience: 'all', userIds: [], fileType: 'image', videoId: null },
    ...{ targetKind: 'none', targetCourseId: null, targetProductId: null, targetActivityId: null },
    targetPath: '',
    image: await drawImage(services, ownerId),
  }
}

/** A banner for tests and demo data: pushed at an event, a draft unless said otherwise. */
export async function makeBanner(services: Services, { userIds = [], ...rest }: NewBanner) {
  const at = services.now()
  const image = rest.image ?? (await drawImage(services, rest.creatorId))
  const isPublic = rest.status === 'public'
  const pushType = rest.pushTime ? 'time' : (rest.pushType ?? 'node')
  const [row] = await services.database.db
    .insert(bannerTable)
    .values({
      ...{ title, image, pushType, audience: 'all', fileType: 'image', createdAt: at, updatedAt: at },
      nodeType: pushType === 'node' ? 'redeemed' : null,
      courses: readCourseIds(rest.courseIds ?? '').ids,
      sentAt: isPublic ? at : null,
      ...rest,
    })
    .returning()
  if (!row) throw new Error('the banner was not made')
  if (userIds.length > 0)
    await services.database.db
      .insert(bannerUserTable)
      .values(userIds.map((targetId, position) => ({ ownerId: row.id, targetId, position })))
  return row
}
