import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { sensitiveWord } from '../sensitive-word.contract.ts'
import { sensitiveWordWords } from '../sensitive-word.words.ts'
import { sensitiveWordScreens } from './routes.ts'

export const sensitiveWordWeb: FeatureWeb = {
  words: [sensitiveWordWords],
  screens: sensitiveWordScreens,
  records: {
    'sensitive-word': { fields: sensitiveWord.fields, view: '/configs/words?edit=' },
  },
}
