import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { phrase } from '#kit/i18n/words.ts'
import { career } from '../career.contract.ts'
import { careerWords } from '../career.words.ts'
import { careerScreens } from './routes.ts'

export const careerWeb: FeatureWeb = {
  words: [careerWords],
  screens: careerScreens,
  commands: [{ says: phrase(careerWords, 'new'), does: '/base/career/add' }],
  pickers: {
    career: {
      options: career.endpoints.options,
      makes: { endpoint: career.endpoints.create, nameField: 'name' },
    },
  },
  records: {
    career: { fields: career.fields, view: '/base/career/view?id=' },
  },
}
