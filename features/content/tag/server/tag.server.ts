import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { countedRecords } from '#kit/resource/server/countedList.ts'
import { namedBy } from '#kit/resource/server/recordNames.ts'
import { tagHandlers, tagSpec } from './tag.handlers.ts'
import { tagPersonalData } from './tag.personalData.ts'

export const tagServer = {
  handlers: { tag: tagHandlers },
  records: [namedBy(tagSpec)],
  counts: { tag: countedRecords(tagSpec) },
  personalData: [tagPersonalData],
} satisfies FeatureServer
