import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { phrase } from '#kit/i18n/words.ts'
import { unit } from '../unit.contract.ts'
import { unitWords } from '../unit.words.ts'
import { unitScreens } from './routes.ts'

export const unitWeb: FeatureWeb = {
  words: [unitWords],
  screens: unitScreens,
  commands: [
    { says: phrase(unitWords, 'new'), does: '/configs/units?edit=new', who: unit.endpoints.create.who },
  ],
  records: {
    unit: { fields: unit.fields, view: '/configs/units?edit=' },
  },
}
