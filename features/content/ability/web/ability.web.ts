import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { ability } from '../ability.contract.ts'
import { abilityWords } from '../ability.words.ts'
import { abilityScreens } from './routes.ts'

export const abilityWeb: FeatureWeb = {
  words: [abilityWords],
  screens: abilityScreens,
  pickers: {
    ability: { options: ability.endpoints.options },
  },
  records: {
    ability: { fields: ability.fields, view: '/base/ability/view?id=' },
  },
}
