import { eq } from 'drizzle-orm'
import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { mayReadRecord } from '#kit/resource/server/crud.read.ts'
import { reviewQueue } from '#kit/resource/server/reviewQueue.ts'
import { namedBy } from '#kit/resource/server/recordNames.ts'
import { userPageTable } from './user-page.table.ts'
import { userPageSpec } from './user-page.crud.ts'
import { userPageHandlers } from './user-page.handlers.ts'
import { userPagePersonalData } from './user-page.personalData.ts'

export const userPageServer = {
  handlers: { userPage: userPageHandlers },
  records: [namedBy(userPageSpec)],
  uses: [{ of: 'tag', by: userPageSpec, names: (id) => eq(userPageTable.tagId, id) }],
  reviews: { 'user-page': reviewQueue(userPageSpec) },
  presence: { 'user-page': mayReadRecord(userPageSpec) },
  personalData: [userPagePersonalData],
} satisfies FeatureServer
