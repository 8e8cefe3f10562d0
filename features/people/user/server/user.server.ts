import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { userSpec } from './user.spec.ts'
import { userHandlers } from './user.handlers.ts'

export const userServer = {
  handlers: { user: userHandlers },
  records: [namedBy(userSpec)],
} satisfies FeatureServer
