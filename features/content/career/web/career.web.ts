import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { career } from '../career.contract.ts'
import { careerWords } from '../career.words.ts'
import { careerScreens } from './routes.ts'

export const careerWeb: FeatureWeb = {
  words: [careerWords],
  screens: careerScreens,
  pickers: {
    career: { options: career.endpoints.options },
  },
  records: {
    career: { fields: career.fields, view: '/base/career/view?id=' },
  },
}
