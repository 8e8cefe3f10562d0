import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { banner } from '../banner.contract.ts'
import { bannerWords } from '../banner.words.ts'
import { bannerScreens } from './routes.ts'

export const bannerWeb: FeatureWeb = {
  words: [bannerWords],
  screens: bannerScreens,
  records: {
    banner: { fields: banner.fields, view: '/datas/banners/list?edit=' },
  },
}
