import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { agent } from '../agent.contract.ts'
import { agentWords } from '../agent.words.ts'
import { agentScreens } from './routes.ts'

export const agentWeb: FeatureWeb = {
  words: [agentWords],
  screens: agentScreens,
  pickers: {
    agent: { options: agent.endpoints.options },
  },
  records: {
    agent: { fields: agent.fields },
  },
}
