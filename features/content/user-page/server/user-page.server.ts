import { eq } from 'drizzle-orm'
import { userPageTable } from './user-page.table.ts'
import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { userPageSpec } from './user-page.spec.ts'
import { userPageHandlers } from './user-page.handlers.ts'
import { userPagePersonalData } from './user-page.personalData.ts'

export const userPageServer = {
  handlers: { userPage: userPageHandlers },
  records: [namedBy(userPageSpec)],
  uses: [{ of: 'tag', by: userPageSpec, names: (id) => eq(userPageTable.tagId, id) }],
  personalData: [userPagePersonalData],
} satisfies FeatureServer
