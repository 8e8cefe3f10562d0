import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { phrase } from '#kit/i18n/words.ts'
import { tag } from '../tag.contract.ts'
import { tagWords } from '../tag.words.ts'
import { tagScreens } from './routes.ts'

export const tagWeb: FeatureWeb = {
  words: [tagWords],
  screens: tagScreens,
  commands: [
    { says: phrase(tagWords, 'new'), does: '/base/tag/list?edit=new', who: tag.endpoints.create.who },
  ],
  pickers: {
    tag: {
      options: tag.endpoints.options,
      makes: {
        endpoint: tag.endpoints.create,
        nameField: 'name',
        // Only what is reviewed can be picked, and whoever makes tags reviews them.
        move: { endpoint: tag.endpoints.updateStatus, status: 'reviewed' },
      },
    },
  },
  records: {
    tag: { fields: tag.fields, view: '/base/tag/list?edit=' },
  },
}
