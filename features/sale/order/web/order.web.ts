import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { phrase } from '#kit/i18n/words.ts'
import { order } from '../order.contract.ts'
import { orderWords } from '../order.words.ts'
import { orderScreens } from './routes.ts'

export const orderWeb: FeatureWeb = {
  words: [orderWords],
  screens: orderScreens,
  commands: [
    { says: phrase(orderWords, 'new'), does: '/datas/orders/list?edit=new', who: order.endpoints.create.who },
  ],
  records: {
    order: { fields: order.fields, view: '/datas/orders/list?edit=' },
  },
}
