import { and, eq, isNull } from 'drizzle-orm'
import type { DataOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { tagView } from '#features/content/tag/server/tag.queries.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import type { userPageEndpoints } from '../user-page.contract.ts'
import { userPageTable } from './user-page.table.ts'
import { worksOf } from './works.ts'

/** The page of a creator as anybody may see it: public, and of somebody who is still here. */
export async function visitPage(
  call: Call,
  creatorId: number,
): Promise<DataOf<typeof userPageEndpoints.visit>> {
  const page = userPageTable
  const [found] = await call.db
    .select({
      avatar: page.avatar,
      nickname: page.nickname,
      description: page.description,
      backgroundImage: page.backgroundImage,
      industryLevel: page.industryLevel,
      tagName: tagView.name,
    })
    .from(page)
    .innerJoin(userView, and(eq(userView.id, page.creatorId), eq(userView.status, 'valid')))
    .innerJoin(tagView, eq(tagView.id, page.tagId))
    .where(and(eq(page.creatorId, creatorId), eq(page.status, 'public'), isNull(page.deletedAt)))
  if (!found) refuse(kitFaults.notFound)
  return { ...found, works: await worksOf(call, creatorId) }
}
