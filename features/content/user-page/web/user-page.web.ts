import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { userPage } from '../user-page.contract.ts'
import { creatorPageWords } from '../creator-page.words.ts'
import { userPageWords } from '../user-page.words.ts'

export const userPageWeb: FeatureWeb = {
  words: [creatorPageWords, userPageWords],
  records: {
    'user-page': { fields: userPage.fields },
  },
}
