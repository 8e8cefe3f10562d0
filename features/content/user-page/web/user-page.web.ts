import type { FeatureWeb } from '#kit/web/feature.ts'
import { userPage } from '../user-page.contract.ts'

export const userPageWeb: FeatureWeb = {
  records: {
    'user-page': { fields: userPage.fields },
  },
}
