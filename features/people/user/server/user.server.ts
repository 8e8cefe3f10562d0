import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { namedBy } from '#kit/resource/server/recordNames.ts'
import { userSpec } from './user.crud.ts'
import { userHandlers } from './user.handlers.ts'
import { kitPersonalData } from './kit.personalData.ts'
import { userPersonalData } from './user.personalData.ts'

export const userServer = {
  handlers: { user: userHandlers },
  records: [namedBy(userSpec)],
  personalData: [userPersonalData, kitPersonalData],
} satisfies FeatureServer
