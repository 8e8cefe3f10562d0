import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { bannerSpec } from './banner.spec.ts'
import { publishBanners } from './publishBanners.ts'
import { bannerHandlers } from './banner.handlers.ts'
import { bannerPersonalData } from './banner.personalData.ts'

export const bannerServer = {
  handlers: { banner: bannerHandlers },
  records: [namedBy(bannerSpec)],
  jobs: [publishBanners],
  personalData: [bannerPersonalData],
} satisfies FeatureServer
