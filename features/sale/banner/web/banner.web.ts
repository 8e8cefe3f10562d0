import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { phrase } from '#kit/i18n/words.ts'
import { banner } from '../banner.contract.ts'
import { bannerWords } from '../banner.words.ts'
import { bannerScreens } from './routes.ts'

export const bannerWeb: FeatureWeb = {
  words: [bannerWords],
  screens: bannerScreens,
  commands: [
    {
      says: phrase(bannerWords, 'new'),
      does: '/datas/banners/list?edit=new',
      who: banner.endpoints.create.who,
    },
  ],
  records: {
    banner: { fields: banner.fields, view: '/datas/banners/list?edit=' },
  },
}
