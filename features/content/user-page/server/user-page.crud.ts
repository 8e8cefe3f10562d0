import { eq, or, sql } from 'drizzle-orm'
import { contentAccess } from '#kit/resource/server/access.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { CrudSpec, Values } from '#kit/resource/server/crud.ts'
import { pickProblems } from '#kit/resource/server/pickProblems.ts'
import { decidedBy } from '#features/content/audit/server/audit.queries.ts'
import { tagView } from '#features/content/tag/server/tag.queries.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import { userPage } from '../user-page.contract.ts'
import { userPageTable } from './user-page.table.ts'
import { worksOf } from './works.ts'

/** A reviewed tag, or the one that stands there already. */
export function checkTag(call: Call, { tagId }: Values, id: number | undefined) {
  const isLinked = sql`exists (select 1 from ${userPageTable} where ${userPageTable.id} = ${id ?? 0} and ${userPageTable.tagId} = ${tagView.id})`
  return pickProblems(call, {
    table: tagView,
    ids: [Number(tagId)],
    open: or(eq(tagView.status, 'reviewed'), isLinked),
    pathOf: () => 'tagId',
  })
}

export const userPageSpec = {
  resource: userPage,
  table: userPageTable,
  people: userView,
  access: contentAccess(userPageTable, {
    open: ['public'],
    underReview: ['reviewing'],
    decidedBy: decidedBy('user-page'),
  }),
  label: userPageTable.nickname,
  picture: userPageTable.avatar,
  extra: {
    tagName: sql`coalesce((select ${tagView.name} from ${tagView} where ${tagView.id} = ${userPageTable.tagId}), '')`,
  },
  pickable: () => eq(userPageTable.status, 'public'),
  editableIn: ['draft'],
  check: checkTag,
  detail: async (call, row) => ({ works: await worksOf(call, Number(row['creatorId'])) }),
} satisfies CrudSpec
