import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { phrase } from '#kit/i18n/words.ts'
import { batchPath } from '#features/sale/exchange-code/exchange-code.address.ts'
import { exchangeTask } from '../exchange-task.contract.ts'
import { exchangeTaskWords } from '../exchange-task.words.ts'
import { exchangeTaskScreens } from './routes.ts'

export const exchangeTaskWeb: FeatureWeb = {
  words: [exchangeTaskWords],
  screens: exchangeTaskScreens,
  commands: [
    {
      says: phrase(exchangeTaskWords, 'new'),
      does: '/exchange/task/index?edit=new',
      who: exchangeTask.endpoints.create.who,
    },
  ],
  pickers: {
    'exchange-task': { options: exchangeTask.endpoints.options },
  },
  records: {
    'exchange-task': { fields: exchangeTask.fields, view: `${batchPath}?id=` },
  },
}
