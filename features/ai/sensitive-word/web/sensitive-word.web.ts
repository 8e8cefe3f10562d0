import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { phrase } from '#kit/i18n/words.ts'
import { sensitiveWord } from '../sensitive-word.contract.ts'
import { sensitiveWordWords } from '../sensitive-word.words.ts'
import { sensitiveWordScreens } from './routes.ts'

export const sensitiveWordWeb: FeatureWeb = {
  words: [sensitiveWordWords],
  screens: sensitiveWordScreens,
  commands: [
    {
      says: phrase(sensitiveWordWords, 'new'),
      does: '/configs/words?edit=new',
      who: sensitiveWord.endpoints.create.who,
    },
  ],
  records: {
    'sensitive-word': { fields: sensitiveWord.fields, view: '/configs/words?edit=' },
  },
}
