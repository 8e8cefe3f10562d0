import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { unit } from '../unit.contract.ts'
import { unitWords } from '../unit.words.ts'
import { unitScreens } from './routes.ts'

export const unitWeb: FeatureWeb = {
  words: [unitWords],
  screens: unitScreens,
  records: {
    unit: { fields: unit.fields, view: '/configs/units?edit=' },
  },
}
