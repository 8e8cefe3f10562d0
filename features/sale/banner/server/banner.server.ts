import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { countedRecords } from '#kit/resource/server/countedList.ts'
import { namedBy } from '#kit/resource/server/recordNames.ts'
import { bannerSpec } from './banner.crud.ts'
import { publishBanners } from './publishBanners.ts'
import { bannerHandlers } from './banner.handlers.ts'
import { bannerPersonalData } from './banner.personalData.ts'

export const bannerServer = {
  handlers: { banner: bannerHandlers },
  records: [namedBy(bannerSpec)],
  jobs: [publishBanners],
  counts: { banner: countedRecords(bannerSpec) },
  personalData: [bannerPersonalData],
} satisfies FeatureServer
