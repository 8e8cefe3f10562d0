import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { phrase } from '#kit/i18n/words.ts'
import { agent } from '../agent.contract.ts'
import { agentWords } from '../agent.words.ts'
import { agentScreens } from './routes.ts'

export const agentWeb: FeatureWeb = {
  words: [agentWords],
  screens: agentScreens,
  commands: [{ says: phrase(agentWords, 'new'), does: '/configs/agentAdd' }],
  pickers: {
    agent: { options: agent.endpoints.options },
  },
  records: {
    agent: { fields: agent.fields, view: '/configs/agentEdit?id=' },
  },
}
