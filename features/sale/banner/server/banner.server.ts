import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { bannerSpec } from './banner.spec.ts'
import { publishBanners } from './publishBanners.ts'

export const bannerServer: FeatureServer = {
  records: [namedBy(bannerSpec)],
  jobs: [publishBanners],
}
