import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { phrase } from '#kit/i18n/words.ts'
import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import { aiConfigWords } from '../ai-config.words.ts'
import { aiConfigScreens } from './routes.ts'

export const aiConfigWeb: FeatureWeb = {
  words: [aiConfigWords],
  screens: aiConfigScreens,
  commands: [{ says: phrase(aiConfigWords, 'new'), does: '/configs/aiAdd' }],
  pickers: {
    'ai-config': {
      options: lightEndpoint({ method: 'GET', path: '/course/ai-config/options', effect: 'read' }),
    },
  },
  records: {
    'ai-config': {
      fields: () => import('../ai-config.contract.ts').then(({ aiConfig }) => aiConfig.fields),
      view: '/configs/aiEdit?id=',
    },
  },
}
