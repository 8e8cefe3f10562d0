import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { phrase } from '#kit/i18n/words.ts'
import { ability } from '../ability.contract.ts'
import { abilityWords } from '../ability.words.ts'
import { abilityScreens } from './routes.ts'

export const abilityWeb: FeatureWeb = {
  words: [abilityWords],
  screens: abilityScreens,
  commands: [{ says: phrase(abilityWords, 'new'), does: '/base/ability/add' }],
  pickers: {
    ability: {
      options: ability.endpoints.options,
      makes: { endpoint: ability.endpoints.create, nameField: 'name' },
    },
  },
  records: {
    ability: { fields: ability.fields, view: '/base/ability/view?id=' },
  },
}
