import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { phrase } from '#kit/i18n/words.ts'
import { user, userEndpoints } from '../user.contract.ts'
import { accountWords } from '../account.words.ts'
import { userWords } from '../user.words.ts'
import { userScreens } from './routes.ts'

export const userWeb: FeatureWeb = {
  words: [accountWords, userWords],
  screens: userScreens,
  commands: [
    { says: phrase(userWords, 'new'), does: '/datas/roles/list?edit=new', who: user.endpoints.create.who },
  ],
  pickers: {
    staff: { options: userEndpoints.options, query: { role: 'staff' } },
    user: { options: userEndpoints.options },
  },
  records: {
    user: { fields: user.fields, view: '/datas/roles/list?edit=' },
  },
}
