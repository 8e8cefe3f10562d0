import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { sensitiveWordHandlers, sensitiveWordSpec } from './sensitiveWord.handlers.ts'
import { sensitiveWordPersonalData } from './sensitive-word.personalData.ts'

export const sensitiveWordServer = {
  handlers: { sensitiveWord: sensitiveWordHandlers },
  records: [namedBy(sensitiveWordSpec)],
  personalData: [sensitiveWordPersonalData],
} satisfies FeatureServer
