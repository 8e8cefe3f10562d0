import type { Services } from '#kit/call/server/context.ts'
import type { WrittenOf } from '#kit/contract/resource.ts'
import { makePicture } from '#features/media/file/server/makePicture.ts'
import { makeTag } from '#features/content/tag/server/makeTag.ts'
import type { userPage } from '../user-page.contract.ts'
import { userPageTable } from './user-page.table.ts'

type NewUserPage = Partial<typeof userPageTable.$inferInsert> & { readonly creatorId: number }

/** What a form would send: complete, with uploaded pictures and a reviewed tag where none are given. */
export async function userPageContent(
  services: Services,
  ownerId: number,
  values: Partial<NewUserPage> = {},
) {
  const pictureFor = async (purpose: 'avatar' | 'background') =>
    (await makePicture(services, { ownerId, purpose })).url
  return {
    avatar: values.avatar ?? (await pictureFor('avatar')),
    nickname: 'Lin Xiao',
    description: 'Asks users what they need, and teaches others to',
    backgroundImage: values.backgroundImage ?? (await pictureFor('background')),
    industryLevel: 'senior' as const,
    tagId: values.tagId ?? (await makeTag(services)).id,
  } satisfies WrittenOf<typeof userPage>
}

/** A page for tests and demo data: complete, a draft unless said otherwise. */
export async function makeUserPage(services: Services, page: NewUserPage) {
  const at = services.now()
  const content = await userPageContent(services, page.creatorId, page)
  const [row] = await services.database.db
    .insert(userPageTable)
    .values({ ...content, createdAt: at, updatedAt: at, ...page })
    .returning()
  if (!row) throw new Error('the page was not made')
  return row
}
