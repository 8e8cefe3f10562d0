import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { order } from '../order.contract.ts'
import { orderWords } from '../order.words.ts'
import { orderScreens } from './routes.ts'

export const orderWeb: FeatureWeb = {
  words: [orderWords],
  screens: orderScreens,
  records: {
    order: { fields: order.fields, view: '/datas/orders/list?edit=' },
  },
}
