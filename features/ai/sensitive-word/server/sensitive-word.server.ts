import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { namedBy } from '#kit/resource/server/recordNames.ts'
import { sensitiveWordHandlers, sensitiveWordSpec } from './sensitiveWord.handlers.ts'
import { sensitiveWordPersonalData } from './sensitive-word.personalData.ts'

export const sensitiveWordServer = {
  handlers: { sensitiveWord: sensitiveWordHandlers },
  records: [namedBy(sensitiveWordSpec)],
  personalData: [sensitiveWordPersonalData],
} satisfies FeatureServer
