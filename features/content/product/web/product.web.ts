import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { phrase } from '#kit/i18n/words.ts'
import { product } from '../product.contract.ts'
import { productWords } from '../product.words.ts'
import { productScreens } from './routes.ts'

export const productWeb: FeatureWeb = {
  words: [productWords],
  screens: productScreens,
  commands: [{ says: phrase(productWords, 'new'), does: '/manage/product/add' }],
  pickers: {
    product: { options: product.endpoints.options },
  },
  records: {
    product: { fields: product.fields, view: '/manage/product/view?id=' },
  },
}
