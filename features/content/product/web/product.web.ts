import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { product } from '../product.contract.ts'
import { productWords } from '../product.words.ts'
import { productScreens } from './routes.ts'

export const productWeb: FeatureWeb = {
  words: [productWords],
  screens: productScreens,
  pickers: {
    product: { options: product.endpoints.options },
  },
  records: {
    product: { fields: product.fields, view: '/manage/product/view?id=' },
  },
}
